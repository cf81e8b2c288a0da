// Makes a table quicker to use; every button works without this. Taps on cards and places, keys, clocks, the number a browser
// brings to the chance.

const field = () => document.querySelector("#board");
const buttons = () => [...document.querySelectorAll(".board-ask button[name=answer]")];

// ---- sending a form without leaving the page -------------------------------------------------------------------------

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== "post" || !form.closest("#board")) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  document.documentElement.dataset.sending = "yes";
  try {
    const answer = await fetch(form.action, { method: "POST", body, redirect: "manual" });
    if (answer.type === "opaqueredirect") {
      choose(null);
      document.dispatchEvent(new Event("mark"));
    } else {
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      refused(page.querySelector("main .note p")?.textContent.trim() ?? String(answer.status));
      document.dispatchEvent(new Event("mark"));
    }
  } catch {
    document.dispatchEvent(new Event("unreached"));
  } finally {
    delete document.documentElement.dataset.sending;
  }
});

/** Says for a while why something was refused. */
function refused(why) {
  document.querySelector(".board-refused")?.remove();
  const note = Object.assign(document.createElement("p"), { className: "board-refused", textContent: why });
  note.setAttribute("role", "alert");
  document.body.append(note);
  setTimeout(() => note.remove(), 8000);
}

// ---- card, then place ------------------------------------------------------------------------------------------------

let chosen = null;

function choose(card) {
  chosen = card;
  for (const it of document.querySelectorAll("#board .chosen")) it.classList.remove("chosen");
  for (const it of document.querySelectorAll("#board .target")) it.classList.remove("target");
  if (card === null) return;
  document.getElementById(`card-${card}`)?.classList.add("chosen");
  const group = document.querySelector(`.board-ask details[data-card="${card}"]`);
  if (group) group.open = true;
  for (const button of buttons().filter((it) => it.dataset.card === card)) {
    const place = button.dataset.place;
    if (place) marked(place)?.classList.add("target");
  }
}

function marked(place) {
  return document.getElementById(place) ?? document.querySelector(`#board [data-place="${place}"]`);
}

document.addEventListener("click", (event) => {
  if (!field() || event.target.closest("button, a, summary, input, label, form")) return;
  const place = event.target.closest("#board [data-place], #board [data-card]");
  const card = event.target.closest("#board .can[data-card]")?.dataset.card;
  if (chosen !== null && place) {
    const names = [place.dataset.place, place.id].filter(Boolean);
    const hit = buttons().find((it) => it.dataset.card === chosen && names.includes(it.dataset.place));
    if (hit) return hit.click();
  }
  if (card !== undefined) {
    const own = buttons().filter((it) => it.dataset.card === card);
    if (own.length === 1 && chosen === card) own[0].click();
    else choose(chosen === card ? null : card);
    return;
  }
  if (place?.dataset.place) {
    const here = buttons().filter((it) => it.dataset.place === place.dataset.place && !it.dataset.card);
    if (here.length === 1) here[0].click();
  }
});

// A long press, or the pointer resting, reads a card.
document.addEventListener("contextmenu", (event) => {
  const name = event.target.closest("#board article")?.querySelector(".board-read");
  if (!name) return;
  event.preventDefault();
  name.click();
});

// ---- keys ------------------------------------------------------------------------------------------------------------

document.addEventListener("keydown", (event) => {
  if (!field() || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, textarea, select")) return;
  const press = (element) => {
    if (!element) return;
    event.preventDefault();
    element.click();
    if (element.tagName === "SUMMARY") element.focus();
  };
  if (/^[1-9]$/.test(event.key)) {
    const open = document.querySelector(".board-ask details[open]");
    const list = open ? [...open.querySelectorAll("button")] : [...document.querySelectorAll(".board-ask form > button, .board-ask form > details > summary")];
    press(list[Number(event.key) - 1]);
  } else if (event.key === " " && !event.target.closest("button, summary, a")) {
    press(document.querySelector(".board-ask button[data-pass]"));
  } else if (event.key === "u" || event.key === "U") {
    press(document.querySelector("[data-key=u]"));
  } else if (event.key === "/") {
    press(document.querySelector("#log > summary"));
  } else if (event.key === "?") {
    press(document.querySelector(".board-menu > summary"));
  } else if (event.key === "Escape") {
    choose(null);
    for (const it of document.querySelectorAll(".board-ask details[open]")) it.open = false;
  }
});

// ---- clocks, the newest line, whose turn it is -----------------------------------------------------------------------

const offset = Number(document.documentElement.dataset.now) - Date.now();
function tick() {
  for (const clock of document.querySelectorAll(".board-clock")) {
    let left = Number(clock.dataset.left);
    if (clock.hasAttribute("data-runs")) left -= Math.max(0, Date.now() + offset - Number(clock.dataset.since));
    const seconds = Math.max(0, Math.ceil(left / 1000));
    clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    clock.classList.toggle("short", seconds < 60);
  }
}
setInterval(tick, 500);

const title = document.title;
function settled() {
  const log = document.querySelector("#log ol");
  if (log) log.scrollTop = log.scrollHeight;
  document.title = (buttons().length > 0 ? "● " : "") + title;
  const battle = document.querySelector(".board-strip label.battle input");
  if (battle && battle.dataset.seen !== "yes") {
    battle.checked = true;
    battle.dataset.seen = "yes";
  }
  if (chosen !== null) choose(chosen);
  bring();
}

// ---- a number for the chance: first its hash, then the number ----------------------------------------------------------

const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
async function bring() {
  const place = document.querySelector("#numbers");
  const wanted = place?.dataset.wanted;
  if (!wanted || wanted === "wait" || !crypto.subtle) return;
  const name = `number ${place.dataset.code}`;
  let number = sessionStorage.getItem(name);
  if (!number) {
    number = hex(crypto.getRandomValues(new Uint8Array(32)));
    sessionStorage.setItem(name, number);
  }
  const send = (fields) => fetch(`/play/${place.dataset.code}/number`, { method: "POST", body: new URLSearchParams(fields) });
  if (wanted === "hash") {
    const bytes = Uint8Array.from(number.match(/../g), (pair) => parseInt(pair, 16));
    await send({ hash: hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))) });
  } else {
    await send({ number });
  }
}

document.addEventListener("freshened", settled);
settled();
