// The desk's own script: pick up a player in a draw and put him or her in another's place; show the plan of the day while
// its form is filled in. Without it, two lists and a button do the same.

// A seat in a draw: choose one, then another; or drag one onto the other. The form below does the rest.
function prepareSwap() {
  const seats = document.querySelectorAll("[data-swap] .desk-seat:not([draggable])");
  for (const seat of seats) {
    seat.draggable = true;
    seat.tabIndex = 0;
    seat.setAttribute("role", "button");
    seat.setAttribute("aria-pressed", "false");
    seat.addEventListener("click", () => pick(seat));
    seat.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        pick(seat);
      }
    });
    seat.addEventListener("dragstart", (event) => event.dataTransfer.setData("text/plain", seat.dataset.player));
    seat.addEventListener("dragover", (event) => event.preventDefault());
    seat.addEventListener("drop", (event) => {
      event.preventDefault();
      propose(event.dataTransfer.getData("text/plain"), seat.dataset.player);
    });
  }
}

function pick(seat) {
  const picked = document.querySelector('.desk-seat[aria-pressed="true"]');
  if (!picked) return seat.setAttribute("aria-pressed", "true");
  picked.setAttribute("aria-pressed", "false");
  if (picked !== seat) propose(picked.dataset.player, seat.dataset.player);
}

function propose(one, two) {
  if (!one || one === two) return;
  const form = document.querySelector("details.desk-swap");
  form.open = true;
  for (const [name, value] of [["one", one], ["two", two]]) {
    // In a long draw players are named by typing.
    const typed = form.querySelector(`[name="${name}_name"]`);
    const field = typed ?? form.querySelector(`[name="${name}"]`);
    field.value = typed ? document.querySelector(`.desk-seat[data-player="${value}"]`).textContent : value;
    field.dataset.touched = "yes";
  }
  form.querySelector('[name="reason"]').focus();
}

// The plan of the day follows the form.
let waiting = null;
function prepare(form) {
  const asked = form.querySelector("button[formmethod]");
  form.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(async () => {
      const query = new URLSearchParams(new FormData(form));
      const answer = await fetch(`${asked.getAttribute("formaction")}?${query}`);
      if (!answer.ok) return;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const [into, from] = [document.querySelector("#plan"), page.querySelector("#plan")];
      if (into && from) into.replaceChildren(...from.childNodes);
    }, 250);
  });
}

// A new tournament is where its browser is, until somebody says otherwise.
for (const list of document.querySelectorAll("select[data-own-zone]")) {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (list.value === "" && [...list.options].some((option) => option.value === own)) list.value = own;
}

for (const form of document.querySelectorAll("[data-live-plan]")) prepare(form);
prepareSwap();
const main = document.querySelector("main");
if (main) new MutationObserver(prepareSwap).observe(main, { childList: true, subtree: true });
