// The files of the app, in the browser's private file system or, where there is none, in IndexedDB.
//
// A slot is one file: two copies of a header of 4,096 bytes each, then the content. A header holds a checksum, a length,
// and as JSON the path (null: the slot is free), the time, and a number that grows. Both copies say the same; one after
// the other is written and flushed, so that one that was cut off in the middle, or has rotted, leaves the other in force.
// Where neither can be read, what the slot holds is kept under a name of its own: it may be all that is left.
//
// What a slot lies in is a handle with `read`, `write`, `truncate`, `getSize` and `flush`, as the browser's synchronous
// access handles have them. Opening those is asynchronous: all are open before Python starts.
//
// SQLite's own calls for a flush do not arrive here. So the order of its writes is kept by us: what was written to
// one file is flushed before another one is touched (journal, database, end of the journal), and `flush` brings all to
// the disk before any packet leaves the worker. IndexedDB is asynchronous: there packets wait for `settle`.

const SLOTS = 24, SPARE = 10, HEADER = 4096, CONTENT = 2 * HEADER, LATE = 100, TRIES = 50, BLOCK = 16384;
const NO_ENTRY = 44, NOT_EMPTY = 55, NO_SPACE = 51, INVALID = 28, BROKEN = 29;

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// FNV-1a
function checksum(bytes) {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}

export class Slot {
  constructor(handle, number) {
    this.handle = handle;
    Object.assign(this, { path: null, time: 0, number: 0, newest: 1 });
    const copies = [0, 1].map((copy) => this.read(copy));
    copies.forEach((found, copy) => {
      if (found && found.number > this.number) Object.assign(this, found, { newest: copy });
    });
    if (!this.number && this.size) this.name(`vigie-damaged-slot${number}.db`, Date.now());
  }

  read(copy) {
    const bytes = new Uint8Array(HEADER);
    if (this.handle.read(bytes, { at: copy * HEADER }) < HEADER) return null;
    const [sum, length] = new Uint32Array(bytes.buffer, 0, 2);
    if (!length || length > HEADER - 8) return null;
    const body = bytes.subarray(8, 8 + length);
    return checksum(body) === sum ? JSON.parse(new TextDecoder().decode(body)) : null;
  }

  // Flushed at once: where a file is called otherwise from now on, what it holds is on the disk already.
  name(path, time) {
    const number = this.number + 1, body = new TextEncoder().encode(JSON.stringify({ path, time, number }));
    if (body.length > HEADER - 8) throw new RangeError(path);
    const bytes = new Uint8Array(HEADER);
    new Uint32Array(bytes.buffer, 0, 2).set([checksum(body), body.length]);
    bytes.set(body, 8);
    this.handle.flush();
    for (const copy of [1 - this.newest, this.newest]) {
      if (this.handle.write(bytes, { at: copy * HEADER }) < HEADER) throw new DOMException(path, 'QuotaExceededError');
      this.handle.flush();
      if (copy !== this.newest) Object.assign(this, { path, time, number });
    }
    if (path !== null) return;
    this.handle.truncate(CONTENT);
    this.handle.flush();
  }

  get size() { return Math.max(0, this.handle.getSize() - CONTENT); }
}

// The folder with the slots. Where one was cleared while it was open, Chromium never again opens a file of the same path
// until it is ended itself: so each has a name that none had before it.
async function slotFolder(fresh = false) {
  const root = await navigator.storage.getDirectory(), names = [];
  for await (const name of root.keys()) if (/^vigie(-\d+)?$/.test(name)) names.push(name);
  const name = (!fresh && names.sort().at(-1)) || `vigie-${Date.now()}`;
  return root.getDirectoryHandle(name, { create: true });
}

// A tab that has just been closed, or is taken over from, may hold a file a moment longer.
async function opened(folder, number) {
  const file = await folder.getFileHandle(`slot${number}`, { create: true });
  for (let tries = 1; ; tries++) {
    try {
      return await file.createSyncAccessHandle();
    } catch (error) {
      if (error.name !== 'NoModificationAllowedError' || tries === TRIES) throw error;
      await wait(LATE);
    }
  }
}

// The header comes last: a copy that was cut off is none.
function copy(from, to) {
  const bytes = new Uint8Array(from.getSize()), head = Math.min(CONTENT, bytes.length);
  from.read(bytes, { at: 0 });
  for (const [start, end] of [[head, bytes.length], [0, head]]) {
    if (to.write(bytes.subarray(start, end), { at: start }) < end - start) throw new DOMException('', 'QuotaExceededError');
    to.flush();
  }
}

// Opens all slots there are, and so many more that a session has room for new files. `settle` finds out whether they
// still lie in the folder: handles whose files a browser has cleared are written to as if nothing were. What they hold
// is written anew then, and it says so.
async function privateSlots() {
  let folder = await slotFolder();
  const known = new Set(), slots = [];
  for await (const name of folder.keys()) known.add(name);
  const enough = () => slots.length >= SLOTS && slots.filter((slot) => slot.path === null).length >= SPARE;
  for (let number = 0; known.has(`slot${number}`) || !enough(); number++) {
    slots.push(new Slot(await opened(folder, number), number));
  }

  async function settle() {
    try {
      await folder.getFileHandle('slot0');
      return false;
    } catch (error) {
      if (error.name !== 'NotFoundError') throw error;
    }
    folder = await slotFolder(true);
    const handles = await Promise.all(slots.map((_, number) => opened(folder, number)));
    slots.forEach((slot, number) => {  // at one go: nothing is written in between
      copy(slot.handle, handles[number]);
      slot.handle = handles[number];  // the old one is left alone: to close it never ends
    });
    return true;
  }

  return { slots, settle };
}

const done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

// A handle in memory, of which the blocks that were changed are written to IndexedDB by `settle`.
class Blocks {
  constructor(bytes = new Uint8Array()) {
    this.bytes = bytes;
    this.length = bytes.length;
    this.changed = new Set();
    this.resized = false;
  }

  read(bytes, { at }) {
    const found = this.bytes.subarray(at, Math.min(this.length, at + bytes.length));
    bytes.set(found);
    return found.length;
  }

  write(bytes, { at }) {
    const end = at + bytes.length;
    if (end > this.length) this.truncate(end);
    this.bytes.set(bytes, at);
    this.change(at, end);
    return bytes.length;
  }

  change(from, end) {
    for (let block = Math.floor(from / BLOCK); block * BLOCK < end; block++) this.changed.add(block);
  }

  // Nothing of it is kept any more.
  lost() {
    this.change(0, this.length);
    this.resized = true;
  }

  truncate(length) {
    if (length > this.bytes.length) {
      const larger = new Uint8Array(Math.max(length, 2 * this.bytes.length));
      larger.set(this.bytes.subarray(0, this.length));
      this.bytes = larger;
    }
    if (length < this.length) this.bytes.fill(0, length, this.length);
    this.change(Math.min(length, this.length), length);
    this.length = length;
    this.resized = true;
  }

  getSize() { return this.length; }

  flush() {}
}

// The same slots in IndexedDB, for a page that has no private file system: all of them in memory, and a `settle` that
// brings what was changed to the disk, all of it or nothing.
export async function blockSlots(indexed = indexedDB, name = 'vigie') {
  const stores = ['sizes', 'blocks'];
  let gone = false;
  async function open() {
    const opening = indexed.open(name, 1);
    opening.onupgradeneeded = () => stores.forEach((store) => opening.result.createObjectStore(store));
    const database = await done(opening);
    database.onclose = () => { gone = true; };  // the browser has cleared it
    gone = false;
    return database;
  }
  let database = await open();
  const reading = database.transaction(stores).objectStore('sizes');
  const sizes = new Map();
  const [numbers, lengths] = await Promise.all([done(reading.getAllKeys()), done(reading.getAll())]);
  numbers.forEach((number, at) => sizes.set(number, lengths[at]));
  const handles = [];
  for (let number = 0; number < Math.max(SLOTS, ...[...sizes.keys()].map((each) => each + 1)); number++) {
    const length = sizes.get(number) ?? 0, bytes = new Uint8Array(Math.ceil(length / BLOCK) * BLOCK);
    const range = IDBKeyRange.bound([number, 0], [number, Infinity]);
    const blocks = database.transaction('blocks').objectStore('blocks');
    const [keys, found] = await Promise.all([done(blocks.getAllKeys(range)), done(blocks.getAll(range))]);
    keys.forEach(([, block], at) => { if (block * BLOCK < bytes.length) bytes.set(found[at], block * BLOCK); });
    const handle = new Blocks(bytes);
    handle.length = length;
    handles.push(handle);
  }
  const slots = handles.map((handle, number) => new Slot(handle, number));

  async function settle() {
    const anew = gone;
    if (anew) {
      database = await open();
      handles.forEach((handle) => handle.lost());
    }
    const changed = [...handles.entries()].filter(([, handle]) => handle.resized || handle.changed.size);
    if (!changed.length) return anew;
    const writing = database.transaction(stores, 'readwrite', { durability: 'strict' });
    const written = new Promise((resolve, reject) => {
      writing.oncomplete = resolve;
      writing.onabort = () => reject(writing.error ?? new DOMException('aborted', 'AbortError'));
    });
    const blocks = writing.objectStore('blocks');
    for (const [number, handle] of changed) {
      for (const block of handle.changed) {
        if (block * BLOCK >= handle.length) continue;
        blocks.put(handle.bytes.slice(block * BLOCK, (block + 1) * BLOCK), [number, block]);
      }
      if (handle.resized) {
        blocks.delete(IDBKeyRange.bound([number, Math.ceil(handle.length / BLOCK)], [number, Infinity]));
        writing.objectStore('sizes').put(handle.length, number);
      }
      handle.changed.clear();
      handle.resized = false;
    }
    await written;
    return anew;
  }

  return { slots, settle };
}

// Where this page keeps its files. `kind` is "private", or "indexed" where packets have to wait for `settle`, which
// tells whether all had to be written anew; `fresh` says that nothing was kept there yet. Nothing else will do: in memory
// alone an evening would be lost without a word.
export async function openStorage() {
  const kind = globalThis.isSecureContext ? 'private' : 'indexed';
  const { slots, settle } = await (kind === 'private' ? privateSlots() : blockSlots());
  return { kind, slots, settle, fresh: slots.every((slot) => slot.path === null) };
}

// A file system for Emscripten over these slots, and `flush`.
export function slotFileSystem(FS, slots) {
  const free = slots.filter((slot) => slot.path === null);
  const dirty = new Set();
  const fail = (code) => new FS.ErrnoError(code);

  // Whether anything had to be brought to the disk.
  function flush(except = null) {
    const any = dirty.size > 0;
    for (const slot of dirty) {
      if (slot === except) continue;
      slot.handle.flush();
      dirty.delete(slot);
    }
    return any;
  }

  function touch(slot) {
    flush(slot);
    dirty.add(slot);
  }

  // What the browser refuses for want of room, SQLite has to learn as such.
  function kept(deed) {
    try {
      return deed();
    } catch (error) {
      console.warn(error);
      throw error instanceof FS.ErrnoError ? error : fail(error.name === 'QuotaExceededError' ? NO_SPACE : BROKEN);
    }
  }

  function pathOf(node) {
    const parts = [];
    for (let at = node; at !== at.mount.root; at = at.parent) parts.unshift(at.name);
    return parts.join('/');
  }

  function release(slot) {
    dirty.delete(slot);
    slot.name(null, 0);
    free.push(slot);
  }

  function made(parent, name, mode) {
    const node = FS.createNode(parent, name, mode, 0);
    Object.assign(node, { node_ops: nodes, stream_ops: streams, time: Date.now(), slot: null });
    if (FS.isDir(mode)) node.contents = {};
    return node;
  }

  const nodes = {
    getattr(node) {
      const time = new Date(node.time), size = node.slot ? node.slot.size : 4096;
      return {
        dev: 77, ino: node.id, mode: node.mode, nlink: 1, uid: 0, gid: 0, rdev: 0, size,
        atime: time, mtime: time, ctime: time, blksize: 4096, blocks: Math.ceil(size / 512),
      };
    },
    setattr(node, given) {
      if (given.mode !== undefined) node.mode = given.mode;
      const time = given.mtime ?? given.timestamp;
      if (time !== undefined && time !== null) node.time = +time;
      if (given.size === undefined || !node.slot) return;
      kept(() => {
        touch(node.slot);
        node.slot.handle.truncate(CONTENT + given.size);
      });
    },
    lookup(parent, name) {
      const node = parent.contents[name];
      if (!node) throw fail(NO_ENTRY);
      return node;
    },
    mknod(parent, name, mode) {
      const node = made(parent, name, mode);
      if (FS.isFile(mode)) {
        const slot = free.pop();
        if (!slot) throw fail(NO_SPACE);
        try {
          kept(() => {
            flush();
            slot.handle.truncate(CONTENT);
            slot.name(pathOf(node), node.time);
          });
        } catch (error) {
          if (slot.path === null) free.push(slot);
          throw error;
        }
        node.slot = slot;
      }
      parent.contents[name] = node;
      return node;
    },
    rename(node, parent, name) {
      kept(() => flush());
      const replaced = parent.contents[name];
      delete node.parent.contents[node.name];
      Object.assign(node, { name, parent });
      parent.contents[name] = node;
      kept(() => {
        if (node.slot) node.slot.name(pathOf(node), node.time);
        if (replaced?.slot) release(replaced.slot);
      });
    },
    unlink(parent, name) {
      const node = parent.contents[name];
      delete parent.contents[name];
      kept(() => {
        flush();
        if (node.slot) release(node.slot);
      });
      node.slot = null;
    },
    rmdir(parent, name) {
      if (Object.keys(parent.contents[name].contents).length) throw fail(NOT_EMPTY);
      delete parent.contents[name];
    },
    readdir: (node) => ['.', '..', ...Object.keys(node.contents)],
  };

  const streams = {
    open() {},
    close() {},
    read: (stream, buffer, offset, length, position) => kept(() =>
      stream.node.slot.handle.read(buffer.subarray(offset, offset + length), { at: CONTENT + position })),
    write(stream, buffer, offset, length, position) {
      const { node } = stream;
      return kept(() => {
        touch(node.slot);
        node.time = Date.now();
        const written = node.slot.handle.write(buffer.subarray(offset, offset + length), { at: CONTENT + position });
        if (written < length) throw fail(NO_SPACE);
        return written;
      });
    },
    llseek(stream, offset, whence) {
      const from = whence === 1 ? stream.position : whence === 2 ? stream.node.slot?.size ?? 0 : 0;
      if (from + offset < 0) throw fail(INVALID);
      return from + offset;
    },
    fsync() {
      kept(() => flush());
      return 0;
    },
  };

  // Two slots of one path are left where a kill came between the two halves of a rename: the later one counts.
  function mount(at) {
    const root = made(null, '/', 0o40777);
    root.mount = at;
    const newest = new Map();
    for (const slot of slots.filter((each) => each.path !== null)) {
      const other = newest.get(slot.path);
      if (other && other.time > slot.time) release(slot);
      else {
        if (other) release(other);
        newest.set(slot.path, slot);
      }
    }
    for (const [path, slot] of newest) {
      const parts = path.split('/'), name = parts.pop();
      let parent = root;
      for (const part of parts) parent = parent.contents[part] ??= made(parent, part, 0o40777);
      parent.contents[name] = Object.assign(made(parent, name, 0o100666), { slot, time: slot.time });
    }
    return root;
  }

  return { mount, flush };
}
