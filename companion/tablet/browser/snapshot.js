// The memory of Python with the whole app in it, so that a later start need not import anything: one file on the
// browser's private file system, made by a second worker after a first start. It is believed only if it is whole and
// of this very build; on any doubt it is thrown away, and the start is the usual one. Nothing of the owner's is in it.
//
// A header of 4,096 bytes holds as JSON the build, the size and a checksum of the rest, and whether a start with it has
// begun and not come to its end: such a one is not tried twice. It is written last, and flushed: what a browser that is
// killed has put into `localStorage` within the last minute may be gone.

const FOLDER = 'vigie-start', FILE = 'snapshot', HEADER = 4096, ROOM = 3;

const root = () => navigator.storage.getDirectory();

async function opened(create) {
  const folder = await (await root()).getDirectoryHandle(FOLDER, { create });
  return (await folder.getFileHandle(FILE, { create })).createSyncAccessHandle();
}

// FNV-1a over words of four bytes
function checksum(bytes) {
  let sum = 0x811c9dc5;
  for (const word of new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2))
    sum = Math.imul(sum ^ word, 0x01000193);
  return sum >>> 0;
}

function readHeader(handle) {
  const header = new Uint8Array(HEADER);
  if (handle.read(header, { at: 0 }) < HEADER) throw new Error('cut off');
  return JSON.parse(new TextDecoder().decode(header).replace(/\0+$/, ''));
}

function writeHeader(handle, known) {
  handle.write(new TextEncoder().encode(JSON.stringify(known).padEnd(HEADER, '\0')), { at: 0 });
  handle.flush();
}

// What is kept for this build, null if there is nothing. Throws what is wrong with it. A start begins with it: whoever
// calls this says `snapshotHeld` once that has come to its end.
export async function readSnapshot(build) {
  let handle;
  try {
    handle = await opened(false);
  } catch (error) {
    if (error.name === 'NotFoundError') return null;
    throw error;
  }
  try {
    const known = readHeader(handle);
    if (known.build !== build) throw new Error('of another build');
    if (known.trying) throw new Error('a start with it has not come to its end');
    if (handle.getSize() !== HEADER + known.size) throw new Error('of another size');
    const bytes = new Uint8Array(known.size);
    if (handle.read(bytes, { at: HEADER }) !== known.size) throw new Error('cut off');
    if (checksum(bytes) !== known.sum) throw new Error('changed');
    writeHeader(handle, { ...known, trying: true });
    return bytes;
  } finally {
    handle.close();
  }
}

export async function snapshotHeld() {
  const handle = await opened(false);
  try {
    writeHeader(handle, { ...readHeader(handle), trying: false });
  } finally {
    handle.close();
  }
}

export async function keepSnapshot(build, bytes) {
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
  if (quota - usage < ROOM * bytes.length) throw new Error('no room');
  const handle = await opened(true);
  try {
    handle.truncate(0);
    handle.write(bytes, { at: HEADER });
    handle.flush();
    writeHeader(handle, { build, size: bytes.length, sum: checksum(bytes) });
  } finally {
    handle.close();
  }
}

// Where it cannot be removed, nothing can be kept either, or it is in use: whoever opens the storage says so.
export async function dropSnapshot() {
  try {
    await (await root()).removeEntry(FOLDER, { recursive: true });
  } catch (error) {
    if (error.name !== 'NotFoundError') console.warn(error);
  }
}
