// A display turns its pages by itself, and says since when it is cut off.
//
// Each section.show is one thing to show; a list inside stands in columns that go on to the right of the screen, so a page is
// one screen's width. The clock keeps counting without a connection (clock.js), the page is fetched anew as soon as there is one
// (live.js).

const page = document.documentElement;
let show = 0;
let sheet = 0;

const shows = () => [...document.querySelectorAll(".show")];
const columns = () => shows()[show]?.querySelector("[data-cols]");

function sheets(list) {
  if (!list) return 1;
  const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
  return Math.max(1, Math.ceil((list.scrollWidth + gap - 2) / (list.clientWidth + gap)));
}

function draw() {
  const all = shows();
  if (show >= all.length) show = 0;
  all.forEach((part, at) => (part.hidden = at !== show));
  const list = columns();
  const count = sheets(list);
  if (sheet >= count) sheet = 0;
  if (list) {
    const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
    list.scrollLeft = sheet * (list.clientWidth + gap);
  }
  const number = document.querySelector("[data-pages]");
  if (number) number.textContent = count > 1 ? `${sheet + 1}/${count}` : "";
  page.dataset.show = all[show]?.dataset.show ?? "";
}

function turn() {
  sheet += 1;
  if (sheet >= sheets(columns())) {
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
stale();
draw();
schedule();
