// A display turns its pages by itself, and says since when it is cut off.
//
// Each section.show is one thing to show. A list in it stands in as many columns as its longest name leaves room for, and on as many
// pages as it needs; a list of names turns by initial letters. The clock keeps counting without a connection (clock.js), the page
// is fetched anew as soon as there is one (live.js).

const page = document.documentElement;
const MOST_COLUMNS = 5;
// Rather smaller letters than more pages than these: nobody waits a minute for a page.
const FEW_PAGES = 4;
// So many rows want the room of the heading.
const CROWD = 40;
let show = 0;
let sheet = 0;

const shows = () => [...document.querySelectorAll(".wall-show")];
const columns = () => shows()[show]?.querySelector("[data-cols]");

/** How wide elements are when nothing wraps, the widest last. */
function widths(elements) {
  const range = document.createRange();
  const all = [...elements].map((element) => {
    range.selectNodeContents(element);
    return range.getBoundingClientRect().width;
  });
  return all.sort((one, two) => one - two);
}

/** Puts a list into as many columns as its names leave room for, and says how many. */
function spread(list) {
  const style = getComputedStyle(list);
  const gap = Number.parseFloat(style.columnGap) || 0;
  for (const row of list.children) row.hidden = false;
  list.classList.add("wall-measured");
  const names = widths(list.querySelectorAll(".wall-who"));
  // A few odd names must not cost everybody else the size of theirs: those stand on two lines.
  const longest = names[Math.ceil(names.length * 0.97) - 1] ?? 0;
  const beside = [".wall-at", ".wall-rank"].map((part) => widths(list.querySelectorAll(part)).at(-1) ?? 0);
  const need = longest + beside[0] + beside[1] + 2 * Number.parseFloat(style.fontSize);
  list.classList.remove("wall-measured");
  const most = list.classList.contains("wall-few") ? 2 : MOST_COLUMNS;
  const across = Math.max(1, Math.min(most, Math.floor((list.clientWidth + gap) / (need + gap))));
  list.style.columnCount = across;
  return across;
}

/** The rows of each page: whole letters while they fit. */
function pages(list, across) {
  const high = list.clientHeight + 0.5;
  const tall = new Map([...list.children].map((row) => [row, row.getBoundingClientRect().height]));
  const put = (at, row) => {
    if (!at) return null;
    const next = at.used + tall.get(row) > high ? { column: at.column + 1, used: 0 } : at;
    return next.column < across ? { column: next.column, used: next.used + tall.get(row) } : null;
  };
  const start = { column: 0, used: 0 };
  const all = [[]];
  let at = start;
  for (const group of groups(list)) {
    const fits = group.reduce(put, at);
    const alone = group.reduce(put, start);
    if (fits) {
      all.at(-1).push(...group);
      at = fits;
    } else if (alone && at.column >= (across * 2) / 3) {
      all.push([...group]);
      at = alone;
    } else {
      for (const row of group) {
        let next = put(at, row);
        if (!next) {
          all.push([]);
          next = put(start, row) ?? { column: 0, used: tall.get(row) };
        }
        all.at(-1).push(row);
        at = next;
      }
    }
  }
  return all;
}

/** Rows that stand together: those of one letter, or each by itself. */
function groups(list) {
  const all = [];
  for (const row of list.children) {
    const same = list.dataset.cols === "letters" && all.at(-1)?.[0].dataset.label === row.dataset.label;
    if (same) all.at(-1).push(row);
    else all.push([row]);
  }
  return all;
}

/** Lays a list out: as large as it can be on a few pages. Opponents stand beside names only where all of it then fits one page. */
function laidOut(list) {
  const crowd = list && innerWidth > 700 && list.children.length > CROWD;
  document.querySelector("main")?.classList.toggle("wall-crowded", Boolean(crowd));
  if (!list || innerWidth <= 700) return [[]];
  list.classList.add("wall-with-versus");
  list.style.fontSize = "";
  let found = pages(list, spread(list));
  if (found.length === 1) return found;
  list.classList.remove("wall-with-versus");
  for (const size of list.classList.contains("wall-few") ? [""] : ["", "1.2rem", "1.05rem"]) {
    list.style.fontSize = size;
    found = pages(list, spread(list));
    if (found.length <= FEW_PAGES) break;
  }
  return found;
}

let found = [[]];

function draw() {
  const all = shows();
  if (show >= all.length) show = 0;
  all.forEach((part, at) => (part.hidden = at !== show));
  const list = columns();
  found = laidOut(list);
  if (sheet >= found.length) sheet = 0;
  if (list && found.length > 1) for (const row of list.children) row.hidden = !found[sheet].includes(row);
  const number = document.querySelector("[data-pages]");
  if (number) number.textContent = found.length > 1 ? `${span(found[sheet])} ${sheet + 1}/${found.length}` : "";
  page.dataset.show = all[show]?.dataset.show ?? "";
}

/** "A – D": what a page holds. */
function span(rows) {
  const [first, last] = [rows[0]?.dataset.label ?? "", rows.at(-1)?.dataset.label ?? ""];
  return first === last ? first : `${first} – ${last}`;
}

function turn() {
  sheet += 1;
  if (sheet >= found.length) {
    sheet = 0;
    show = (show + 1) % Math.max(1, shows().length);
  }
  draw();
}

let timer = null;
function schedule() {
  const seconds = Number(document.querySelector("main")?.dataset.seconds ?? 12);
  clearTimeout(timer);
  timer = setTimeout(() => {
    turn();
    schedule();
  }, seconds * 1000);
}

// What is shown may be old: say since when.
let since = null;
function stale() {
  const cut = page.dataset.connected === "no";
  if (cut) since ??= new Date();
  else since = null;
  for (const note of document.querySelectorAll("[data-stale]")) {
    note.hidden = !cut;
    const time = note.querySelector("time");
    if (cut && time) time.textContent = since.toLocaleTimeString(page.lang, { hourCycle: "h23" });
  }
}

new MutationObserver(stale).observe(page, { attributes: true, attributeFilter: ["data-connected"] });
document.addEventListener("freshened", draw);
addEventListener("resize", draw);
document.fonts?.ready.then(draw);
stale();
draw();
schedule();
