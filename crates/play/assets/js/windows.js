
// ---- which windows stop --------------------------------------------------------------------------------------------------
//
// Kept by the browser. Where nothing stops, it passes after as long as its player has lately taken to pass at such a window where there
// was something to pass by. Both kinds of pass then take as long, now and then a long time too: a pause tells nobody which it was.

const STOPS = "conquest stops";
const stops = { only: false, hurry: false, action: true, answers: true, shield: true, mobile: true, withdraw: true, ...kept(STOPS, {}) };

const THOUGHTS = "conquest thoughts by window";
/** How many of the player's own latest thoughts are kept for each window, and how long one of them counts at most, in milliseconds. */
const LATEST = 24;
const LONGEST = 60_000;
/** How many thoughts of a window are known before they are taken for its player's way; until then some are made up. */
const ENOUGH = 3;
const thoughts = { ...kept(THOUGHTS, {}) };

/** What this browser keeps; nothing if it keeps nothing, or something that cannot be read. */
function kept(name, nothing) {
  try {
    return JSON.parse(localStorage.getItem(name)) ?? nothing;
  } catch {
    return nothing;
  }
}

function keep(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing has it for as long as the page is open.
  }
}

document.addEventListener("change", (event) => {
  const name = event.target.dataset?.stop;
  if (!name) return;
  stops[name] = event.target.checked;
  keep(STOPS, stops);
  passOn();
});

let passing = 0;
let passingAt = null;
function passOn() {
  for (const box of document.querySelectorAll("[data-stop]")) box.checked = stops[box.dataset.stop];
  if (field()?.dataset.question !== askedAt.question) {
    askedAt = { question: field()?.dataset.question, since: Date.now(), until: Date.now() + thought(false) };
  }
  const ask = document.querySelector("#board[data-live] .board-ask[data-window]");
  const pass = ask?.querySelector("button[data-pass]");
  const only = buttons().length === 1;
  const asked = pass && ask.dataset.window && !(only ? stops.only : stops[ask.dataset.window]) ? field().dataset.question : null;
  // A page that is drawn anew at the same question thinks on.
  if (asked === passingAt) return;
  clearTimeout(passing);
  passingAt = asked;
  if (asked === null) return;
  passing = setTimeout(() => {
    passingAt = null;
    const button = document.querySelector("#board[data-live] .board-ask button[data-pass]");
    if (field()?.dataset.question === asked) button?.click();
  }, "even" in ask.dataset ? pause(ask.dataset.window) : thought(false));
}

/** How long a pass at that window takes that nobody stopped for, in milliseconds. */
function pause(window) {
  if (stops.hurry) return thought(false);
  const own = thoughtsAt(window);
  const known = Math.max(own.length, ENOUGH);
  const taken = own[Math.floor(Math.random() * known)] ?? thought();
  return Math.max(thought(false), taken);
}

/** How long the player has lately thought before passing at that window. */
function thoughtsAt(window) {
  return [thoughts[window] ?? []].flat().filter((it) => it > 0 && it <= LONGEST).slice(-LATEST);
}

/** Remembers how long the player has thought before passing where pauses tell something and there was something to pass by. */
function thoughtThrough(button) {
  const ask = document.querySelector("#board[data-live] .board-ask[data-even]");
  const window = ask?.dataset.window;
  if (!window || stops.only || !stops[window] || buttons().length < 2 || !button?.matches("[data-pass]")) return;
  const taken = Math.min(Math.max(1, (askedAt.pressed ?? Date.now()) - askedAt.since), LONGEST);
  thoughts[window] = [...thoughtsAt(window), taken].slice(-LATEST);
  keep(THOUGHTS, thoughts);
}

/** How long a thought takes, in milliseconds. */
function thought(long = Math.random() < 0.15) {
  return (long ? 3000 : 1200) + Math.random() * (long ? 4000 : 1800);
}

// Where pauses tell something a pass that came quicker than the browser's own would say that there had been something to pass by: it waits
// for as long as a short thought takes, and is remembered by when it was pressed. Who stops everywhere gives nothing away by passing quickly.
let askedAt = { question: undefined, since: 0, until: 0 };
let held = 0;

/** Whether that pass waits; it is pressed again when its time has come, unless something else is answered meanwhile. */
function waits(button) {
  clearTimeout(held);
  if (stops.only || !button?.matches("#board[data-live] .board-ask[data-even]:not([data-window='']) button[data-pass]")) return false;
  const [asked, left] = [field().dataset.question, askedAt.until - Date.now()];
  askedAt.pressed ??= Date.now();
  if (left <= 0) return false;
  button.dataset.held = "";
  held = setTimeout(() => {
    if (field()?.dataset.question === asked) document.querySelector(".board-ask button[data-pass]")?.click();
  }, left);
  return true;
}
