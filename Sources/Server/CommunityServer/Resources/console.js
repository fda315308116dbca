// Keys for whoever looks after many posts: everything here can be done without them.
"use strict";

const items = () => [...document.querySelectorAll("[data-item]")];
const chosen = () => document.activeElement?.closest("[data-item]");

function move(by) {
    const all = items();
    if (all.length === 0) return;
    const place = all.indexOf(chosen());
    const next = all[place < 0 ? 0 : Math.min(Math.max(place + by, 0), all.length - 1)];
    next.focus();
    next.scrollIntoView({ block: "nearest" });
}

// What a key does: within the item that is chosen, or on a page with no items.
function press(key) {
    const scope = chosen() ?? (items().some((item) => item.matches("article")) ? null : document);
    const target = key === "/" ? document.querySelector("[data-key='/']") : scope?.querySelector(`[data-key="${key}"]`);
    if (!target) return false;
    if (target.matches("summary")) {
        const details = target.parentElement;
        details.open = !details.open;
        if (details.open) (details.querySelector("textarea") ?? details.querySelector("input:not([type=hidden])"))?.focus();
    } else if (target.matches("input")) {
        target.focus();
    } else {
        target.click();
    }
    return true;
}

document.addEventListener("keydown", (event) => {
    const field = event.target.closest?.("input, textarea, select");
    if (field) {
        if (event.key === "Escape") (chosen() ?? field).focus(), field.blur();
        return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.key === "j") move(1);
    else if (event.key === "k") move(-1);
    else if (!["a", "r", "c", "s", "o", "/"].includes(event.key) || !press(event.key)) return;
    event.preventDefault();
});

// What the author will read, while it is chosen and written.
function preview(form) {
    const line = form.querySelector(".preview");
    const text = [...form.querySelectorAll("select[name=template], textarea")].map((field) => field.value.trim())
        .filter((words) => words !== "").join(" ");
    line.querySelector("q").textContent = text;
    line.hidden = text === "";
}

for (const kind of ["input", "change"]) {
    document.addEventListener(kind, (event) => {
        const form = event.target.closest?.("form[data-previewed]");
        if (form) preview(form);
    });
}

// The kitchen's orders: looked at anew every two seconds, while nobody is writing in them; a bell rings for new ones
// until they are touched.
const live = () => document.querySelector("[data-live]");
let bell = null, heard = false;

function ring() {
    if (!bell) return;
    for (const [start, pitch] of [[0, 880], [0.25, 660]]) {
        const tone = bell.createOscillator(), gain = bell.createGain();
        tone.frequency.value = pitch;
        gain.gain.setValueAtTime(0.2, bell.currentTime + start);
        gain.gain.exponentialRampToValueAtTime(0.001, bell.currentTime + start + 0.4);
        tone.connect(gain).connect(bell.destination);
        tone.start(bell.currentTime + start);
        tone.stop(bell.currentTime + start + 0.5);
    }
}

async function look() {
    const here = live();
    if (document.hidden || here.querySelector("details[open]")) return;
    let text;
    try {
        const answer = await fetch(here.dataset.live, { redirect: "error", signal: AbortSignal.timeout(5000) });
        if (!answer.ok) throw new Error(answer.status);
        text = await answer.text();
        document.body.classList.remove("cut-off");
    } catch {
        document.body.classList.add("cut-off");
        return;
    }
    const there = new DOMParser().parseFromString(text, "text/html").querySelector("[data-live]");
    if (!there || there.innerHTML === here.innerHTML) return;
    if (Number(there.dataset.waiting) > Number(here.dataset.waiting)) heard = false;
    const chosenId = chosen()?.getAttribute("aria-labelledby");
    here.innerHTML = there.innerHTML;
    here.dataset.waiting = there.dataset.waiting;
    if (chosenId) document.querySelector(`[aria-labelledby="${chosenId}"]`)?.focus();
}

if (live()) {
    const button = document.querySelector("[data-bell]");
    button.hidden = false;
    // A browser sounds only for whoever has asked for it.
    button.addEventListener("click", () => {
        bell = bell ? (bell.close(), null) : new AudioContext();
        button.setAttribute("aria-pressed", String(bell !== null));
        ring();
    });
    for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, () => { heard = true; });
    setInterval(look, 2000);
    setInterval(() => { if (!heard && Number(live().dataset.waiting) > 0) ring(); }, 3000);
}

document.querySelector("[data-print]")?.addEventListener("click", () => window.print());

// A dish's picture goes as soon as it is chosen: without this script there is no way to send one.
for (const details of document.querySelectorAll("[data-sends]")) details.hidden = false;

async function send(field) {
    const line = field.parentElement.querySelector("[role=status]"), file = field.files[0];
    if (!file) return;
    field.disabled = true;
    line.textContent = line.dataset.sending;
    try {
        const answer = await fetch(field.dataset.picture, {
            method: "POST", body: file, headers: { "Content-Type": "application/octet-stream" }, redirect: "error",
        });
        if (answer.ok) return location.reload();
        line.textContent = [400, 413, 415].includes(answer.status) ? line.dataset.refused : line.dataset.later;
    } catch {
        line.textContent = line.dataset.lost;
    }
    field.disabled = false;
    field.value = "";
}

document.addEventListener("change", (event) => {
    if (event.target.matches?.("[data-picture]")) send(event.target);
});
