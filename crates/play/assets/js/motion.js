
// ---- what happened, as short motion; none for those who prefer less ----------------------------------------------------

const moving = matchMedia("(prefers-reduced-motion: no-preference)");
let before = new Map();
/** How often each deck had been shuffled. */
let shuffles = new Map();

/** Where every card lies and what is left of it. */
function snapshot() {
  const all = new Map();
  if (!moving.matches) return all;
  for (const card of document.querySelectorAll("#board :is(.board-unit, .board-card, .board-planet)[id]")) {
    const rect = card.getBoundingClientRect();
    if (rect.width === 0) continue;
    all.set(card.id, { rect, left: card.querySelectorAll(".board-life i:not(.board-lost)").length, copy: card.cloneNode(true) });
  }
  return all;
}

/** Shows how the board came from what it was. */
function animate() {
  const now = snapshot();
  if (before.size > 0 && field()) {
    for (const [id, { rect, left }] of now) {
      const card = document.getElementById(id);
      const was = before.get(id);
      if (!was) {
        card.animate([{ opacity: 0, scale: 0.85 }, { opacity: 1, scale: 1 }], { duration: 220, easing: "ease-out" });
        continue;
      }
      const [x, y] = [was.rect.left - rect.left, was.rect.top - rect.top];
      if (Math.hypot(x, y) > 30) {
        card.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], { duration: 320, easing: "ease-in-out" });
      }
      if (left < was.left) hurt(card, was.left - left);
    }
    for (const [id, was] of before) {
      if (!now.has(id) && !document.getElementById(id) && was.copy.matches(".board-unit")) gone(was);
    }
  }
  before = now;
  riffle();
}

/** Every deck that was shuffled since: backs of cards part to both sides and fall together again. */
function riffle() {
  for (const deck of document.querySelectorAll("#board .board-deck")) {
    const { seat, shuffles: times } = deck.dataset;
    const was = shuffles.get(seat);
    shuffles.set(seat, times);
    if (was === undefined || was === times || !moving.matches) continue;
    const { left, top, width, height } = deck.getBoundingClientRect();
    const pack = Object.assign(document.createElement("span"), { className: "board-riffle" });
    pack.setAttribute("aria-hidden", "true");
    pack.style.translate = `${left + width / 2}px ${top + height / 2}px`;
    // Beside the table, which may be drawn anew while it lasts.
    document.body.append(pack);
    const falls = Array.from({ length: 8 }, (_, number) => {
      const side = number % 2 === 0 ? -1 : 1;
      const apart = { translate: `${side * 26}px ${number - 4}px`, rotate: `${side * 14}deg` };
      const back = pack.appendChild(document.createElement("i"));
      const steps = [{ translate: "0 0", rotate: "0deg" }, { ...apart, offset: 0.3 }, { ...apart, offset: 0.55 }, { translate: "0 0", rotate: "0deg" }];
      return back.animate(steps, { duration: 620, delay: number * 40, easing: "ease-in-out", fill: "both" }).finished;
    });
    Promise.allSettled(falls).then(() => pack.remove());
  }
}

function hurt(card, damage) {
  const shake = [0, -4, 4, -3, 3, 0].map((x) => ({ translate: `${x}px 0` }));
  card.animate(shake, { duration: 300 });
  const loss = Object.assign(document.createElement("b"), { className: "board-loss", textContent: `−${damage}` });
  loss.setAttribute("aria-hidden", "true");
  card.append(loss);
  loss.animate([{ opacity: 1, translate: "0 0" }, { opacity: 0, translate: "0 -24px" }], { duration: 900, easing: "ease-out" }).finished.finally(() => loss.remove());
}

function gone({ rect, copy }) {
  copy.removeAttribute("id");
  copy.classList.add("board-ghost");
  copy.setAttribute("aria-hidden", "true");
  copy.style.translate = `${rect.left}px ${rect.top}px`;
  copy.style.width = `${rect.width}px`;
  field().append(copy);
  copy.animate([{ opacity: 1, scale: 1 }, { opacity: 0, scale: 0.6, rotate: "8deg" }], { duration: 450, easing: "ease-in" }).finished.finally(() => copy.remove());
}
