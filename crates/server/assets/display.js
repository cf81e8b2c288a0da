// A display turns its pages by itself, and says since when it is cut off.
//
// Each section.show is one thing to show. A list in it stands in as many columns as its longest name leaves room for, and on as many
// pages as it needs; a list of names turns by initial letters. The clock keeps counting without a connection (clock.js), the page
// is fetched anew as soon as there is one (live.js).

const page = document.documentElement;
const MOST_COLUMNS = 5;
let show = 0;
let sheet = 0;

const shows = () => [...document.querySelectorAll(".show")];
const columns = () => shows()[show]?.querySelector("[data-cols]");

/** How wide the widest of these is when nothing wraps. */
function widest(elements) {
  const range = document.createRange();
  let most = 0;
  for (const element of elements) {
    range.selectNodeContents(element);
    most = Math.max(most, range.getBoundingClientRect().width);
  }
  return most;
}

/** How many columns and lines a column there is room for. */
function room(list) {
  const rows = [...list.children];
  const style = getComputedStyle(list);
  const gap = Number.parseFloat(style.columnGap) || 0;
  list.classList.add("measured");
  const beside = widest(list.querySelectorAll(".at")) + widest(list.querySelectorAll(".rank"));
  const size = Number.parseFloat(style.fontSize);
  // One odd name must not cost everybody else the size of theirs: beyond half the wall it stands on two lines.
  const need = Math.min(widest(list.querySelectorAll(".who")) + beside + 2 * size, (list.clientWidth - gap) / 2);
  const most = list.classList.contains("few") ? 2 : MOST_COLUMNS;
  const across = Math.max(1, Math.min(most, Math.floor((list.clientWidth + gap) / (need + gap))));
  list.classList.remove("measured");
  list.style.columnCount = across;
  for (const row of rows) row.hidden = false;
  const high = Math.max(1, ...rows.map((row) => row.getBoundingClientRect().height));
  return across * Math.max(1, Math.floor(list.clientHeight / high));
}

/** The rows of each page: whole letters while they fit. */
function pages(list, most) {
  const rows = [...list.children];
  if (list.dataset.cols !== "letters") return chunks(rows, most);
  const groups = [];
  for (const row of rows) {
    if (groups.at(-1)?.[0].dataset.label === row.dataset.label) groups.at(-1).push(row);
    else groups.push([row]);
  }
  const all = [[]];
  for (const group of groups) {
    const free = most - all.at(-1).length;
    if (group.length <= free) all.at(-1).push(...group);
    else if (group.length <= most && free < most / 3) all.push([...group]);
    else for (const row of group) {
      if (all.at(-1).length >= most) all.push([]);
      all.at(-1).push(row);
    }
  }
  return all;
}

function chunks(rows, size) {
  const all = [];
  for (let at = 0; at < rows.length; at += size) all.push(rows.slice(at, at + size));
  return all.length ? all : [[]];
}

/** Lays a list out: opponents stand beside names only where all of it then still fits one page. */
function laidOut(list) {
  if (!list || innerWidth <= 700) return [[]];
  list.classList.add("with-versus");
  let found = pages(list, room(list));
  if (found.length > 1 && list.querySelector(".versus")) {
    list.classList.remove("with-versus");
    found = pages(list, room(list));
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
