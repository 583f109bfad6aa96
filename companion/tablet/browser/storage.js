// The files of the app on the browser's private file system, through its synchronous access handles.
//
// A fixed number of slots is opened before Python starts, for opening alone is asynchronous. A slot is one file:
// two copies of a header of 4,096 bytes each, then the content. A header holds a checksum, a length, and as JSON the
// path (null: the slot is free), the time, and a number that grows. It is written to the copy that is not the newest,
// so that one that was cut off in the middle leaves the other in force.
//
// SQLite's own calls for a flush do not arrive here. So the order of its writes is kept by us: what was written to
// one file is flushed before another one is touched (journal, database, end of the journal), and `flush` brings all to
// the disk before any packet leaves the worker.

const SLOTS = 24, HEADER = 4096, CONTENT = 2 * HEADER, LATE = 100, TRIES = 50;
const NO_ENTRY = 44, NOT_EMPTY = 55, NO_SPACE = 51, INVALID = 28;

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// FNV-1a
function checksum(bytes) {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}

class Slot {
  constructor(handle) {
    this.handle = handle;
    this.number = 0;
    this.path = null;
    this.time = 0;
    for (const copy of [0, 1]) {
      const found = this.read(copy);
      if (found && found.number > this.number) Object.assign(this, found);
    }
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
    this.handle.flush();
    Object.assign(this, { path, time, number: this.number + 1 });
    const body = new TextEncoder().encode(JSON.stringify({ path, time, number: this.number }));
    if (body.length > HEADER - 8) throw new RangeError(path);
    const bytes = new Uint8Array(HEADER);
    new Uint32Array(bytes.buffer, 0, 2).set([checksum(body), body.length]);
    bytes.set(body, 8);
    this.handle.write(bytes, { at: (this.number % 2) * HEADER });
    if (path === null) this.handle.truncate(CONTENT);
    this.handle.flush();
  }

  get size() { return Math.max(0, this.handle.getSize() - CONTENT); }
}

// Opens all slots. A tab that has just been closed, or is taken over from, may hold them a moment longer.
export async function openSlots() {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle('vigie', { create: true });
  const slots = [];
  for (let number = 0; number < SLOTS; number++) {
    const file = await folder.getFileHandle(`slot${number}`, { create: true });
    for (let tries = 1; ; tries++) {
      try {
        slots.push(new Slot(await file.createSyncAccessHandle()));
        break;
      } catch (error) {
        if (error.name !== 'NoModificationAllowedError' || tries === TRIES) throw error;
        await wait(LATE);
      }
    }
  }
  return slots;
}

// A file system for Emscripten over these slots, and `flush`.
export function slotFileSystem(FS, slots) {
  const free = slots.filter((slot) => slot.path === null);
  const dirty = new Set();
  const fail = (code) => new FS.ErrnoError(code);

  function flush(except = null) {
    for (const slot of dirty) {
      if (slot === except) continue;
      slot.handle.flush();
      dirty.delete(slot);
    }
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
      throw error instanceof FS.ErrnoError ? error : fail(NO_SPACE);
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
        node.slot = slot;
        kept(() => {
          flush();
          slot.handle.truncate(CONTENT);
          slot.name(pathOf(node), node.time);
        });
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
    read: (stream, buffer, offset, length, position) =>
      stream.node.slot.handle.read(buffer.subarray(offset, offset + length), { at: CONTENT + position }),
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
