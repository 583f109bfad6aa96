// What Flet's client calls where it talks with Python in a worker. The page has started that long before
// (`page.js`), so that Python boots while the client is loaded.

globalThis.jsConnect = async (_id, _arguments, onPacket) => {
  await vigie.connected((packet) => onPacket(packet));
};

globalThis.jsSend = async (_id, packet) => vigie.send(packet);

globalThis.jsDisconnect = async () => vigie.end();
