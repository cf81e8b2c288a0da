
// ---- clocks, the newest line, whose turn it is -----------------------------------------------------------------------

const offset = Number(document.documentElement.dataset.now) - Date.now();
function tick() {
  for (const clock of document.querySelectorAll(".board-clock")) {
    let left = Number(clock.dataset.left);
    if (clock.hasAttribute("data-runs")) left -= Math.max(0, Date.now() + offset - Number(clock.dataset.since));
    const seconds = Math.max(0, Math.ceil(left / 1000));
    clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    clock.classList.toggle("board-short", seconds < 60);
  }
}
setInterval(tick, 500);

const title = document.title;
let front = null;
function settled() {
  const log = document.querySelector("#log ol");
  if (log) log.scrollTop = log.scrollHeight;
  document.title = (buttons().length > 0 ? "● " : "") + title;
  // A battle comes to the front once; after that the player looks where he or she likes.
  const battle = document.querySelector(".board-strip label.board-battle input")?.value ?? null;
  if (battle !== null && battle !== front) document.querySelector(`.board-strip input[value="${battle}"]`).checked = true;
  front = battle;
  if (chosen !== null) choose(chosen);
  inSight();
  reachable();
  sift();
  animate();
  passOn();
  bring();
}

// On a small screen the row scrolls: at each new question what it is about comes into sight, once.
let looked = null;
function inSight() {
  const row = document.querySelector("#board .board-row");
  const asked = field()?.dataset.question ?? null;
  if (!row || asked === looked) return;
  looked = asked;
  if (row.scrollHeight - row.clientHeight < 4) return;
  const seen = (selector) => [...row.querySelectorAll(selector)].find((it) => it.getBoundingClientRect().height > 0);
  const about = seen(".board-hurt")?.closest(".board-unit") ?? seen(".board-can") ?? seen(".board-planet");
  if (!about) return;
  const [own, whole] = [about.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollTop += own.top + own.height / 2 - (whole.top + whole.height / 2);
}

// What scrolls and holds nothing that the keyboard comes to is come to itself.
function reachable() {
  const row = document.querySelector("#board .board-row");
  if (!row) return;
  const scrolls = row.scrollHeight > row.clientHeight || row.scrollWidth > row.clientWidth;
  const inside = [...row.querySelectorAll("a, button, input, [tabindex]")].some((it) => it.getBoundingClientRect().height > 0);
  row.toggleAttribute("tabindex", scrolls && !inside);
  if (scrolls && !inside) row.tabIndex = 0;
}
document.addEventListener("change", (event) => event.target.name === "planet" && reachable());
window.addEventListener("resize", reachable);

// ---- a number for the chance: first its hash, then the number ----------------------------------------------------------

const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
let brought = null;
async function bring() {
  const place = document.querySelector("#numbers");
  const wanted = place?.dataset.wanted;
  // What is on its way is not sent again because the page was drawn anew meanwhile.
  if (!wanted || wanted === "wait" || wanted === brought || !crypto.subtle) return;
  brought = wanted;
  const name = `number ${place.dataset.code}`;
  let number = sessionStorage.getItem(name);
  if (!number) {
    number = hex(crypto.getRandomValues(new Uint8Array(32)));
    sessionStorage.setItem(name, number);
  }
  const send = (fields) => fetch(`/play/${place.dataset.code}/number`, { method: "POST", body: new URLSearchParams(fields) });
  try {
    const bytes = Uint8Array.from(number.match(/../g), (pair) => parseInt(pair, 16));
    const hash = hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
    await send(wanted === "hash" ? { hash } : { number });
  } catch {
    // It did not arrive: the next drawing tries again.
    brought = null;
  }
}

// A menu is done with when something was chosen from it, or something else is pressed.
document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll(".board-menu[open]")) {
    if (!menu.contains(event.target) || event.target.closest("[popovertarget]")) menu.open = false;
  }
});

document.addEventListener("freshened", settled);
settled();
