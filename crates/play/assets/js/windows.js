
// ---- which windows stop --------------------------------------------------------------------------------------------------
//
// Kept by the browser. Where nothing stops, it passes after a moment that is as long as a thought every time, whatever is held:
// mostly a short one, now and then a longer one, so that a longer one does not betray that there was something to think about.

const STOPS = "conquest stops";
const stops = { only: false, action: true, answers: true, shield: true, mobile: true, withdraw: true, ...kept() };

/** What this browser keeps; nothing if it keeps nothing, or something that cannot be read. */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(STOPS) ?? "{}");
  } catch {
    return {};
  }
}

document.addEventListener("change", (event) => {
  const name = event.target.dataset?.stop;
  if (!name) return;
  stops[name] = event.target.checked;
  try {
    localStorage.setItem(STOPS, JSON.stringify(stops));
  } catch {
    // A browser that keeps nothing has the setting for as long as the page is open.
  }
  passOn();
});

let passing = 0;
let passingAt = null;
function passOn() {
  for (const box of document.querySelectorAll("[data-stop]")) box.checked = stops[box.dataset.stop];
  if (field()?.dataset.answers !== askedAt.answers) askedAt = { answers: field()?.dataset.answers, until: Date.now() + thought(false) };
  const ask = document.querySelector("#board[data-live] .board-ask[data-window]");
  const pass = ask?.querySelector("button[data-pass]");
  const only = buttons().length === 1;
  const asked = pass && ask.dataset.window && !(only ? stops.only : stops[ask.dataset.window]) ? field().dataset.answers : null;
  // A page that is drawn anew at the same question thinks on.
  if (asked === passingAt) return;
  clearTimeout(passing);
  passingAt = asked;
  if (asked === null) return;
  passing = setTimeout(() => {
    passingAt = null;
    const button = document.querySelector("#board[data-live] .board-ask button[data-pass]");
    if (field()?.dataset.answers === asked) button?.click();
  }, thought());
}

/** How long a thought takes, in milliseconds. */
function thought(long = Math.random() < 0.15) {
  return (long ? 3000 : 1200) + Math.random() * (long ? 4000 : 1800);
}

// Between people a pass that came quicker than the browser's own would say that there had been something to pass by: it waits for as long
// as a short thought takes. Who stops everywhere gives nothing away by passing quickly.
let askedAt = { answers: undefined, until: 0 };
let held = 0;

/** Whether that pass waits; it is pressed again when its time has come, unless something else is answered meanwhile. */
function waits(button) {
  clearTimeout(held);
  if (stops.only || !button?.matches("#board[data-live] .board-ask[data-even]:not([data-window='']) button[data-pass]")) return false;
  const [asked, left] = [field().dataset.answers, askedAt.until - Date.now()];
  if (left <= 0) return false;
  button.dataset.held = "";
  held = setTimeout(() => {
    if (field()?.dataset.answers === asked) document.querySelector(".board-ask button[data-pass]")?.click();
  }, left);
  return true;
}
