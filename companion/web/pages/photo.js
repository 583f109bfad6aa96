"use strict";
const said = document.getElementById("said"), parts = document.getElementById("parts");
const words = JSON.parse(document.getElementById("words").textContent);
function tell(text, how) { said.textContent = text; said.className = how; }
function draw(parcel) {
  parts.replaceChildren();
  for (let n = 1; parcel && n <= parcel.count; n++) {
    const item = document.createElement("li"), here = !parcel.missing.includes(n);
    item.textContent = here ? n + " ✓" : n;
    item.className = here ? "here" : "";
    parts.append(item);
  }
}
async function shrunk(file) {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, words.side / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => canvas.toBlob(b => b ? done(b) : fail(new Error()), "image/jpeg", 0.85));
}
async function send(file) {
  tell(words.reading, "");
  let photo;
  try { photo = await shrunk(file); } catch { tell(words.unreadable, "bad"); return; }
  try {
    const answer = await fetch("/share", {method: "POST", headers: {"content-type": "image/jpeg"}, body: photo});
    const result = await answer.json();
    tell(result.text, result.whole ? "whole" : answer.ok ? "" : "bad");
    if (result.parcels.length) draw(result.parcels[0]);
  } catch { tell(words.unreachable, "bad"); }
}
document.getElementById("photo").addEventListener("change", async event => {
  for (const file of event.target.files) await send(file);
  event.target.value = "";
});
