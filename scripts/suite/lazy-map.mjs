/** Maps and sets that take no room until something is put in. */

/** Is what every empty one shares; nothing is ever put in. */
const none = new Map();

class Lazy {
  made = none;
  get size() {
    return this.made.size;
  }
  has(key) {
    return this.made.has(key);
  }
  delete(key) {
    return this.made.delete(key);
  }
  clear() {
    this.made = none;
  }
  forEach(each, self) {
    this.made.forEach(each, self);
  }
  keys() {
    return this.made.keys();
  }
  values() {
    return this.made.values();
  }
  entries() {
    return this.made.entries();
  }
  [Symbol.iterator]() {
    return this.made[Symbol.iterator]();
  }
}

/** A Map that begins empty. */
export class LazyMap extends Lazy {
  get(key) {
    return this.made.get(key);
  }
  set(key, value) {
    if (this.made === none) this.made = new Map();
    this.made.set(key, value);
    return this;
  }
}

/** A Set that begins empty. */
export class LazySet extends Lazy {
  add(value) {
    if (this.made === none) this.made = new Set();
    this.made.add(value);
    return this;
  }
}
