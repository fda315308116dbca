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
        if (details.open) details.querySelector("textarea").focus();
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
