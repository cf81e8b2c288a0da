// Keeps every clock on a page right, whatever the device thinks the time is.
//
// The server's time is measured again and again: the answer that took the shortest way is believed. Between measurements the
// browser's monotonic clock counts, which nobody can set. A page says with data attributes what is to be shown:
// data-deadline counts down, data-since counts up, data-from and data-until show something only for a while, data-marks are the
// moments at which sound and vibration are given (if asked for) and the page is fetched anew.

const page = document.documentElement;
const samples = [];
let base = Number(page.dataset.now ?? Date.now()) - performance.now();
let reached = true;

/** The server's time in milliseconds. */
const now = () => base + performance.now();

async function measure() {
  const sent = performance.now();
  try {
    const answer = await fetch("/time", { cache: "no-store" });
    const got = performance.now();
    const time = Number(await answer.text());
    if (!answer.ok || !Number.isFinite(time)) throw new Error("no time");
    samples.push({ trip: got - sent, base: time + (got - sent) / 2 - got, at: got });
    while (samples.length > 8 || got - samples[0].at > 300_000) samples.shift();
    base = samples.reduce((best, it) => (it.trip < best.trip ? it : best)).base;
    page.dataset.measured = String(samples.length);
    if (!reached) document.dispatchEvent(new Event("reached"));
    reached = true;
  } catch {
    reached = false;
    document.dispatchEvent(new Event("unreached"));
  }
  tick();
}

function spelled(seconds) {
  const size = Math.abs(seconds);
  return `${seconds < 0 ? "−" : ""}${Math.floor(size / 60)}:${String(size % 60).padStart(2, "0")}`;
}

function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

function tick() {
  const time = now();
  for (const clock of document.querySelectorAll("[data-deadline]")) {
    const left = Math.ceil((Number(clock.dataset.deadline) - time) / 1000);
    write(clock, spelled(left));
    clock.dataset.over = left <= 0 ? "yes" : "no";
  }
  for (const bar of document.querySelectorAll("progress[data-ends]")) {
    bar.value = Math.min(bar.max, Math.max(0, bar.max - (Number(bar.dataset.ends) - time) / 1000));
  }
  for (const clock of document.querySelectorAll("[data-since]")) {
    write(clock, spelled(Math.max(0, Math.floor((time - Number(clock.dataset.since)) / 1000))));
  }
  for (const part of document.querySelectorAll("[data-from]")) {
    const until = part.dataset.until === undefined ? Infinity : Number(part.dataset.until);
    part.hidden = time < Number(part.dataset.from) || time >= until;
  }
  cross(time);
}

// Marks that pass while the page is open are heard; those that had passed before are not.
let heard = now();
function cross(time) {
  const marks = [...document.querySelectorAll("[data-marks]")].flatMap((part) => part.dataset.marks.split(" ").map(Number));
  const passed = marks.filter((mark) => mark > heard && mark <= time);
  heard = Math.max(heard, time);
  if (passed.length === 0) return;
  if (wanted()) signal();
  document.dispatchEvent(new Event("mark"));
}

// Sound and vibration, only when somebody asked for them; the wish is remembered on this device.
let audio = null;
const wanted = () => localStorage.getItem("sound") === "on";

function wake() {
  if (!wanted()) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
}

function signal() {
  page.dataset.signals = String(Number(page.dataset.signals ?? 0) + 1);
  navigator.vibrate?.([300, 150, 300, 150, 600]);
  wake();
  for (const [start, pitch] of [[0, 880], [0.35, 880], [0.7, 1175]]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.4, audio.currentTime + start);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + start + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + start);
    tone.stop(audio.currentTime + start + 0.3);
  }
}

function buttons() {
  for (const button of document.querySelectorAll("[data-sound]")) {
    button.hidden = false;
    button.setAttribute("aria-pressed", wanted() ? "true" : "false");
  }
}

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-sound]") : null;
  if (button) {
    localStorage.setItem("sound", wanted() ? "off" : "on");
    buttons();
    if (wanted()) signal();
  }
  wake();
});
document.addEventListener("freshened", () => {
  buttons();
  tick();
});
document.addEventListener("visibilitychange", () => document.hidden || measure());
addEventListener("online", measure);
setInterval(tick, 250);
// A screen on the wall also learns from this that it is cut off; a phone saves its battery.
setInterval(() => document.hidden || measure(), page.classList.contains("wall") ? 15_000 : 45_000);
buttons();
tick();
for (const wait of [0, 400, 1200]) setTimeout(measure, wait);
