// Saves the deck builder from loading whole pages. The deck stands in the address, every button is a link: this script
// follows the link itself, puts the new bench in place of the old one, and lets the browser's way back undo.
// Without it everything works by loading pages.

const bench = document.querySelector("#bench");
let newest = 0;

async function part(address, wanted) {
  const mine = ++newest;
  const answer = await fetch(address, { headers: { "x-part": wanted }, cache: "no-store" });
  if (!answer.ok) throw new Error(String(answer.status));
  const text = await answer.text();
  return mine === newest ? text : null;
}

function put(into, text) {
  // The bench is our own page's markup, asked for from our own server.
  const made = new DOMParser().parseFromString(text, "text/html");
  into.replaceChildren(...made.body.childNodes);
}

async function go(address, { push, focus }) {
  try {
    const text = await part(address, "bench");
    if (text === null) return;
    const open = [...bench.querySelectorAll("details[open] > summary")].map((one) => one.textContent);
    put(bench, text);
    for (const one of bench.querySelectorAll("details > summary")) {
      if (open.includes(one.textContent)) one.parentElement.open = true;
    }
    if (push) history.pushState(null, "", address);
    bench.querySelector(`[data-go="${CSS.escape(focus ?? "")}"]`)?.focus({ preventScroll: true });
    wake();
  } catch {
    location.assign(address);
  }
}

function looked() {
  const form = bench.querySelector("#search");
  return `${form.getAttribute("action")}?${new URLSearchParams(new FormData(form))}`;
}

async function look() {
  const address = looked();
  try {
    const text = await part(address, "results");
    if (text === null) return;
    const made = new DOMParser().parseFromString(text, "text/html").querySelector("#results");
    bench.querySelector("#results").replaceWith(made);
    history.replaceState(null, "", address);
  } catch {
    // The button beside the field still works.
  }
}

bench?.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-go]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link.getAttribute("href"), { push: true, focus: link.dataset.go });
});
bench?.addEventListener("input", (event) => {
  if (event.target.closest("#search")) look();
});
bench?.addEventListener("submit", (event) => {
  if (event.target.id !== "search") return;
  event.preventDefault();
  look();
});
if (bench) addEventListener("popstate", () => go(location.href, { push: false }));

// Copying: buttons that only a script can serve are hidden until there is one.
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  const format = event.target.closest("a[data-text]");
  if (button) await copy(document.getElementById(button.dataset.copy).value);
  if (format && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    const href = format.getAttribute("href");
    try {
      await copy(await (await fetch(href)).text());
    } catch {
      location.assign(href);
    }
  }
});

async function copy(text) {
  await navigator.clipboard.writeText(text);
  const told = document.querySelector("#copied");
  if (told) told.textContent = told.dataset.done;
}

// A file is read into the field, where it can be looked at before it is sent.
document.addEventListener("change", async (event) => {
  const into = event.target.dataset?.into;
  const file = event.target.files?.[0];
  if (!into || !file || file.size > 200_000) return;
  document.getElementById(into).value = await file.text();
  event.target.value = "";
});

function wake() {
  if (!navigator.clipboard) return;
  for (const button of document.querySelectorAll("[data-copy]")) button.hidden = false;
}
wake();
