/** The DOM of the tests: one happy-dom window on the global object; must be a test file's first import. */
import { GlobalWindow } from 'happy-dom';
import { hurryTimers } from './hurried-timers.js';

export { isDueWithin } from './hurried-timers.js';

const own = ['Event', 'EventTarget', 'CustomEvent', 'MessageEvent', 'navigator', 'DOMException'];

if (!('document' in globalThis)) {
  const window = new GlobalWindow({ url: 'http://localhost/', width: 1280, height: 800 });
  const descriptors = Object.getOwnPropertyDescriptors(window);
  for (const [name, descriptor] of Object.entries(descriptors)) {
    if (name in globalThis && !own.includes(name)) continue;
    Object.defineProperty(globalThis, name, { ...descriptor, configurable: true });
  }
  for (const name of ['window', 'self', 'top', 'parent']) {
    Object.defineProperty(globalThis, name, { value: globalThis, configurable: true, writable: true });
  }
  if (process.env.TEST_BUNDLE) hurryTimers();
  // Nothing is painted, so no test waits for a frame of a 60th of a second.
  globalThis.requestAnimationFrame = (draw) =>
    setTimeout(() => draw(performance.now()), 0) as unknown as number;
  // Nothing is laid out either: an element has its size as soon as it is observed.
  globalThis.ResizeObserver = class {
    readonly #tell: () => void;
    #isObserving = true;
    constructor(tell: ResizeObserverCallback) {
      this.#tell = () => {
        if (this.#isObserving) tell([], this);
      };
    }
    observe(): void {
      queueMicrotask(this.#tell);
    }
    unobserve(): void {}
    disconnect(): void {
      this.#isObserving = false;
    }
  };
  globalThis.cancelAnimationFrame = (id) => {
    clearTimeout(id);
  };
}
