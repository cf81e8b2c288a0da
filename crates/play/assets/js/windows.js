
// ---- which windows stop --------------------------------------------------------------------------------------------------
//
// Kept by the browser. Where nothing stops, it passes after a moment that is as long as a thought every time, whatever is held:
// mostly a short one, now and then a longer one, and one in three as long as its player has lately taken where there was something
// to think about. A long pause does not betray that there was.

const STOPS = "conquest stops";
const stops = { only: false, action: true, answers: true, shield: true, mobile: true, withdraw: true, ...kept(STOPS, {}) };

const THOUGHTS = "conquest thoughts";
/** How many of the player's own latest thoughts are kept, and how long one of them counts at most, in milliseconds. */
const LATEST = 12;
const LONGEST = 20_000;
const thoughts = [kept(THOUGHTS, [])].flat().filter((it) => it > 0 && it <= LONGEST).slice(-LATEST);

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
  }, pause());
}

/** How long a pass that nobody stopped for takes, in milliseconds. */
function pause() {
  const own = thoughts.length >= 3 && Math.random() < 1 / 3;
  return own ? Math.max(thought(false), thoughts[Math.floor(Math.random() * thoughts.length)]) : thought();
}

/** Remembers how long the player has thought, at a window between people in which there was something to think about. */
function thoughtThrough() {
  const ask = document.querySelector("#board[data-live] .board-ask[data-even]");
  if (!ask || stops.only || !stops[ask.dataset.window] || buttons().length < 2) return;
  thoughts.push(Math.min(Math.max(1, Date.now() - askedAt.since), LONGEST));
  thoughts.splice(0, thoughts.length - LATEST);
  keep(THOUGHTS, thoughts);
}

/** How long a thought takes, in milliseconds. */
function thought(long = Math.random() < 0.15) {
  return (long ? 3000 : 1200) + Math.random() * (long ? 4000 : 1800);
}

// Between people a pass that came quicker than the browser's own would say that there had been something to pass by: it waits for as long
// as a short thought takes. Who stops everywhere gives nothing away by passing quickly.
let askedAt = { question: undefined, since: 0, until: 0 };
let held = 0;

/** Whether that pass waits; it is pressed again when its time has come, unless something else is answered meanwhile. */
function waits(button) {
  clearTimeout(held);
  if (stops.only || !button?.matches("#board[data-live] .board-ask[data-even]:not([data-window='']) button[data-pass]")) return false;
  const [asked, left] = [field().dataset.question, askedAt.until - Date.now()];
  if (left <= 0) return false;
  button.dataset.held = "";
  held = setTimeout(() => {
    if (field()?.dataset.question === asked) document.querySelector(".board-ask button[data-pass]")?.click();
  }, left);
  return true;
}
