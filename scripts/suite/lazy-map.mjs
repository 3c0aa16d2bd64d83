/** Maps and sets that take no room until something is put in. */

const none = new Map();

class Lazy {
  #made = null;
  get size() {
    return this.#made === null ? 0 : this.#made.size;
  }
  has(key) {
    return this.#made !== null && this.#made.has(key);
  }
  delete(key) {
    return this.#made !== null && this.#made.delete(key);
  }
  clear() {
    this.#made = null;
  }
  forEach(each, self) {
    this.#made?.forEach(each, self);
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
  get made() {
    return this.#made ?? none;
  }
  makeOnce(Kind) {
    return (this.#made ??= new Kind());
  }
}

/** A Map that begins empty. */
export class LazyMap extends Lazy {
  get(key) {
    return this.made.get(key);
  }
  set(key, value) {
    this.makeOnce(Map).set(key, value);
    return this;
  }
}

/** A Set that begins empty. */
export class LazySet extends Lazy {
  add(value) {
    this.makeOnce(Set).add(value);
    return this;
  }
}
