"use strict";
const at = id => document.getElementById(id);
const words = JSON.parse(at("words").textContent);
const said = at("said"), stage = at("stage"), picture = at("picture"), photo = at("photo"), preview = at("preview");
const names = ["upper-left", "upper-right", "lower-right", "lower-left"];
const inset = 0.08;
let corners = [], turned = 0, busy = false;
function tell(text, how) { said.textContent = text; said.className = "said " + how; }
function show(name) {
  for (const each of ["taking", "fitting", "looking"]) at(each).hidden = each !== name;
  document.body.dataset.step = name;
  tell("", "");
  if (name === "fitting") draw();
}
const handles = names.map((name, n) => {
  const handle = document.createElement("button");
  handle.className = "handle";
  handle.id = "corner-" + name;
  handle.setAttribute("aria-label", words[name]);
  handle.addEventListener("pointerdown", event => { event.preventDefault(); handle.focus(); handle.setPointerCapture(event.pointerId); });
  handle.addEventListener("pointermove", event => {
    if (!handle.hasPointerCapture(event.pointerId)) return;
    const box = picture.getBoundingClientRect();
    place(n, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  });
  handle.addEventListener("keydown", event => {
    const step = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}[event.key];
    if (!step) return;
    event.preventDefault();
    place(n, corners[n][0] + step[0] * 0.01, corners[n][1] + step[1] * 0.01);
  });
  stage.append(handle);
  return handle;
});
function place(n, x, y) {
  corners[n] = [Math.min(1, Math.max(0, x)), Math.min(1, Math.max(0, y))];
  draw();
}
function draw() {
  const wide = picture.clientWidth, high = picture.clientHeight;
  at("frame").setAttribute("viewBox", `0 0 ${wide} ${high}`);
  at("edge").setAttribute("points", corners.map(([x, y]) => `${x * wide},${y * high}`).join(" "));
  handles.forEach((handle, n) => {
    handle.style.left = corners[n][0] * wide + "px";
    handle.style.top = corners[n][1] * high + "px";
  });
}
function begin() {
  corners = [[inset, inset], [1 - inset, inset], [1 - inset, 1 - inset], [inset, 1 - inset]];
  turned = 0;
}
async function load(file) {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, words.side / Math.max(image.width, image.height));
  picture.width = Math.round(image.width * scale);
  picture.height = Math.round(image.height * scale);
  picture.getContext("2d").drawImage(image, 0, 0, picture.width, picture.height);
  image.close();
}
photo.addEventListener("change", async () => {
  const file = photo.files[0];
  if (!file) return;
  try { await load(file); begin(); show("fitting"); } catch { tell(words.unreadable, "bad"); }
  photo.value = "";
});
async function busily(deed) {
  if (busy) return;
  busy = true;
  document.body.classList.add("busy");
  try { await deed(); } catch { tell(words.unreachable, "bad"); }
  busy = false;
  document.body.classList.remove("busy");
}
async function straighten() {
  tell(words.working, "");
  const shot = await new Promise((done, fail) => picture.toBlob(b => b ? done(b) : fail(new Error()), "image/jpeg", 0.88));
  const order = corners.map((_, n) => corners[(n + turned) % 4].map(share => share.toFixed(4)));
  const answer = await fetch(`/photo?card=${words.card}&corners=${order.join(",")}`,
    {method: "POST", headers: {"content-type": "image/jpeg"}, body: shot});
  if (!answer.ok) { tell((await answer.json()).text, "bad"); return; }
  const card = await answer.blob();
  URL.revokeObjectURL(preview.src);
  preview.src = URL.createObjectURL(card);
  await preview.decode();
  show("looking");
}
at("straighten").addEventListener("click", () => busily(straighten));
at("turn").addEventListener("click", () => { turned = (turned + 3) % 4; busily(straighten); });
at("keep").addEventListener("click", () => busily(async () => {
  const answer = await fetch(`/photo/keep?card=${words.card}`, {method: "POST"});
  const result = await answer.json();
  tell(result.text, answer.ok ? "" : "bad");
  if (answer.ok) location.replace(result.back);
}));
for (const again of document.querySelectorAll(".again")) again.addEventListener("click", () => { if (!busy) show("taking"); });
addEventListener("resize", draw);
