// Shows moments in the reader's own time. Without this script they stand in UTC.

const clock = new Intl.DateTimeFormat(document.documentElement.lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

function local() {
  for (const time of document.querySelectorAll("time[data-moment]")) {
    const text = clock.format(new Date(Number(time.dataset.moment)));
    if (time.textContent !== text) time.textContent = text;
  }
}

new MutationObserver(local).observe(document.querySelector("main"), { subtree: true, childList: true, characterData: true });
local();
