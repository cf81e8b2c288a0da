
// ---- reading a card: rest on it, come to it by keyboard, or press it long --------------------------------------------

let peeked = null;
let resting = 0;

/** Shows the card's reading beside it, without taking the focus. */
function peek(name) {
  const reading = document.getElementById(name.getAttribute("popovertarget"));
  if (!reading || reading.matches(":popover-open")) return;
  closePeek();
  peeked = reading.cloneNode(true);
  peeked.removeAttribute("id");
  peeked.removeAttribute("popover");
  peeked.classList.add("board-peek");
  peeked.setAttribute("aria-hidden", "true");
  field().append(peeked);
  const card = (name.closest("article, .board-on") ?? name).getBoundingClientRect();
  const own = peeked.getBoundingClientRect();
  const beside = card.right + 10 + own.width < innerWidth ? card.right + 10 : card.left - own.width - 10;
  peeked.style.left = `${Math.max(8, Math.min(beside, innerWidth - own.width - 8))}px`;
  peeked.style.top = `${Math.max(8, Math.min(card.top, innerHeight - own.height - 8))}px`;
}

function closePeek() {
  clearTimeout(resting);
  peeked?.remove();
  peeked = null;
}

const nameAt = (target) => {
  const card = target.closest?.("#board :is(article, .board-on):not(.board-reading)");
  return card?.querySelector(".board-read") ?? target.closest?.("#board .board-read");
};

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse" || !field()) return;
  const name = nameAt(event.target);
  closePeek();
  if (name && !drag?.ghost) resting = setTimeout(() => peek(name), 450);
});
document.addEventListener("focusin", (event) => {
  if (!event.target.matches?.("#board .board-read:focus-visible")) return closePeek();
  peek(event.target);
});
document.addEventListener("focusout", closePeek);
document.addEventListener("scroll", closePeek, { capture: true, passive: true });

// A long press opens it, on phones that make no menu of it too.
let pressing = 0;
let pressedAt = { x: 0, y: 0 };
document.addEventListener("pointerdown", (event) => {
  clearTimeout(pressing);
  const name = event.pointerType === "touch" && event.isPrimary && field() ? nameAt(event.target) : null;
  if (!name) return;
  pressedAt = { x: event.clientX, y: event.clientY };
  pressing = setTimeout(() => open(name), 500);
});
for (const end of ["pointerup", "pointercancel", "pointermove"]) {
  document.addEventListener(end, (event) => {
    // A finger that rests trembles; one that goes somewhere does not read.
    const trembles = end === "pointermove" && Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y) < 10;
    if (!trembles) clearTimeout(pressing);
  });
}
document.addEventListener("contextmenu", (event) => {
  const name = field() ? nameAt(event.target) : null;
  if (!name) return;
  event.preventDefault();
  open(name);
});

let pressed = false;
document.addEventListener("pointerdown", () => (pressed = true), { capture: true });
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => (pressed = false), { capture: true });

function open(name) {
  clearTimeout(pressing);
  closePeek();
  drag = null;
  const reading = document.getElementById(name.getAttribute("popovertarget"));
  const show = () => reading && !reading.matches(":popover-open") && reading.showPopover();
  show();
  if (!pressed) return;
  // The end of the press that opened it is no press beside it, and no tap on the name that would close it again.
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => setTimeout(show), { once: true });
  const late = (event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("click", late, { capture: true, once: true });
  document.addEventListener("pointerdown", () => document.removeEventListener("click", late, { capture: true }), { capture: true, once: true });
}
