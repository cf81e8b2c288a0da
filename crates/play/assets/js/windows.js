
// ---- which windows stop --------------------------------------------------------------------------------------------------
//
// Kept by the browser. Where nothing stops, it passes after a moment that is as long as a thought every time, whatever is held.

const STOPS = "conquest stops";
const stops = { only: false, action: true, answers: true, shield: true, mobile: true, withdraw: true, ...JSON.parse(localStorage.getItem(STOPS) ?? "{}") };

document.addEventListener("change", (event) => {
  const name = event.target.dataset?.stop;
  if (!name) return;
  stops[name] = event.target.checked;
  localStorage.setItem(STOPS, JSON.stringify(stops));
  passOn();
});

let passing = 0;
function passOn() {
  clearTimeout(passing);
  for (const box of document.querySelectorAll("[data-stop]")) box.checked = stops[box.dataset.stop];
  const ask = document.querySelector("#board[data-live] .board-ask[data-window]");
  const pass = ask?.querySelector("button[data-pass]");
  if (!pass || !ask.dataset.window) return;
  const only = buttons().length === 1;
  if (only ? stops.only : stops[ask.dataset.window]) return;
  const asked = field().dataset.answers;
  passing = setTimeout(() => {
    if (field()?.dataset.answers === asked && pass.isConnected) pass.click();
  }, 1200 + Math.random() * 1800);
}
