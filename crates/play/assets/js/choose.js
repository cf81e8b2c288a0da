// Makes a table quicker to use; every button works without this. First: sending without leaving the page, and a card that is
// tapped or dragged to its place.

const field = () => document.querySelector("#board");
const buttons = () => [...document.querySelectorAll(".board-ask button[name=answer]")];

// ---- sending a form without leaving the page -------------------------------------------------------------------------

// The second tap of two belongs to what the first was meant for, and to nothing that came in its place meanwhile.
let tappedAt = null;
document.addEventListener(
  "click",
  (event) => {
    if (!event.isTrusted || !event.target.closest?.("#board[data-live]")) return;
    const now = field().dataset.question;
    if (event.detail <= 1) tappedAt = now;
    else if (tappedAt !== now) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  },
  { capture: true },
);

// Between the word that an answer was taken and the next question the old one still stands there: it is answered.
let taken = { question: null, until: 0 };

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== "post" || !form.closest("#board[data-live]")) return;
  // What leads to another table leaves this page.
  if (!/\/(answer|do)$/.test(new URL(form.action).pathname)) return;
  event.preventDefault();
  // One answer to one question is on its way. The next question may be there before the answer's own word is back: it can be answered.
  const { dataset } = document.documentElement;
  const asked = field().dataset.question;
  const answers = form.action.endsWith("/answer");
  if (dataset.sending === asked || (answers && taken.question === asked && Date.now() < taken.until)) return;
  if (waits(event.submitter)) return;
  if (answers) thoughtThrough(event.submitter);
  const body = new URLSearchParams(new FormData(form, event.submitter));
  dataset.sending = asked;
  try {
    const answer = await fetch(form.action, { method: "POST", body, redirect: "manual" });
    if (answer.type === "opaqueredirect") {
      taken = { question: answers ? asked : null, until: Date.now() + 1500 };
      choose(null);
      document.dispatchEvent(new Event("mark"));
    } else {
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const note = page.querySelector("main .note");
      refused(note?.querySelector("p")?.textContent.trim() ?? String(answer.status), note?.querySelector(".clause")?.textContent.trim());
      document.dispatchEvent(new Event("mark"));
    }
  } catch {
    document.dispatchEvent(new Event("unreached"));
  } finally {
    if (dataset.sending === asked) delete dataset.sending;
  }
});

/** Says for a while why something was refused, and by which clause. */
function refused(why, clause) {
  document.querySelector(".board-refused")?.remove();
  const note = Object.assign(document.createElement("p"), { className: "board-refused", textContent: why });
  if (clause) note.append(" ", Object.assign(document.createElement("a"), { href: `/rules/${clause}`, textContent: clause }));
  note.setAttribute("role", "alert");
  document.body.append(note);
  setTimeout(() => note.remove(), 8000);
}

// ---- card, then place ------------------------------------------------------------------------------------------------

let chosen = null;

/** Marks the card and where it can go. A tap also opens its answers; under a dragging finger nothing may move. */
function choose(card) {
  chosen = card;
  for (const it of document.querySelectorAll("#board .board-chosen")) it.classList.remove("board-chosen");
  for (const it of document.querySelectorAll("#board .board-target")) it.classList.remove("board-target");
  if (card === null) return;
  document.getElementById(`card-${card}`)?.classList.add("board-chosen");
  const group = document.querySelector(`.board-ask details[data-card="${card}"]`);
  if (group && !drag) group.open = true;
  for (const button of buttons().filter((it) => it.dataset.card === card)) {
    for (const place of marked(button.dataset.place)) place.classList.add("board-target");
  }
}

/** What stands for a place on the board: a card, a planet's column and its part of the strip, a headquarters. */
function marked(place) {
  if (!place) return [];
  const card = document.getElementById(place);
  return card ? [card] : [...document.querySelectorAll(`#board [data-place="${place}"]:not(button)`)];
}

/** The button that answers with that card at that place of the board. */
function answerAt(card, element) {
  const place = element?.closest("#board [data-place]:not(button), #board [data-card]:not(button, details)");
  if (!place) return undefined;
  const names = [place.dataset.place, place.id, place.closest("[data-place]:not(button)")?.dataset.place].filter(Boolean);
  return buttons().find((it) => it.dataset.card === card && names.includes(it.dataset.place));
}

document.addEventListener("click", (event) => {
  // The click a browser makes of the end of a drag is none.
  if (!field() || (event.isTrusted && event.timeStamp - droppedAt < 60)) return;
  const strip = event.target.closest(".board-strip label");
  if (event.target.closest("button, a, summary, input, form") || (event.target.closest("label") && !strip)) return;
  if (chosen !== null) {
    const hit = answerAt(chosen, event.target);
    if (hit) {
      event.preventDefault();
      return hit.click();
    }
  }
  if (strip) return;
  const card = event.target.closest("#board .board-can[data-card]")?.dataset.card;
  if (card !== undefined) {
    const own = buttons().filter((it) => it.dataset.card === card);
    if (own.length === 1 && chosen === card) own[0].click();
    else choose(chosen === card ? null : card);
    return;
  }
  const place = event.target.closest("#board [data-place]")?.dataset.place;
  const here = place ? buttons().filter((it) => it.dataset.place === place && !it.dataset.card) : [];
  if (here.length === 1) here[0].click();
});

// ---- dragging a card to its place ------------------------------------------------------------------------------------

let drag = null;
let droppedAt = -1000;

document.addEventListener("pointerdown", (event) => {
  const card = event.target.closest?.("#board .board-can[data-card]");
  if (!card || event.button !== 0 || !event.isPrimary) return;
  drag = { card, id: card.dataset.card, x: event.clientX, y: event.clientY, ghost: null };
});

document.addEventListener("pointermove", (event) => {
  if (!drag) return;
  const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > 12;
  if (!drag.ghost && far) {
    closePeek();
    choose(drag.id);
    const rect = drag.card.getBoundingClientRect();
    drag.ghost = drag.card.cloneNode(true);
    drag.ghost.removeAttribute("id");
    drag.ghost.classList.add("board-ghost");
    drag.ghost.setAttribute("aria-hidden", "true");
    drag.ghost.style.width = `${rect.width}px`;
    field().append(drag.ghost);
  }
  if (!drag.ghost) return;
  drag.ghost.style.translate = `${event.clientX - drag.ghost.offsetWidth / 2}px ${event.clientY - 20}px`;
});

function drop(event) {
  const { ghost, id } = drag ?? {};
  drag = null;
  if (!ghost) return;
  ghost.remove();
  if (event.type !== "pointerup") return choose(null);
  droppedAt = event.timeStamp;
  const hit = answerAt(id, document.elementFromPoint(event.clientX, event.clientY));
  if (hit) hit.click();
  else choose(null);
}
document.addEventListener("pointerup", drop);
document.addEventListener("pointercancel", drop);
