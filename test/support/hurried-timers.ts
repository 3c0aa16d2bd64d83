/** Timers of the tests' DOM: short ones run at once, and a test can ask which others are due. */

type Callback = (...given: unknown[]) => void;

interface Waiting {
  due: number;
  cancel: () => void;
}

const waiting = new Map<unknown, Waiting>();

/** Longest milliseconds of a timer that only lets the browser draw; nothing is drawn here. */
const atOnce = 20;

/**
 * Runs such a timer in the next turn of the event loop, in order. Node waits a millisecond for each, which was half of the
 * time of the tests of views.
 */
export const hurryTimers = (): void => {
  const { setTimeout, clearTimeout } = globalThis;
  const later = (go: Callback, wait = 0, ...given: unknown[]): unknown => {
    const run = () => {
      waiting.delete(timer);
      go(...given);
    };
    const due = performance.now() + wait;
    const begin = (): [unknown, () => void] => {
      if (wait > atOnce) {
        const timeout = setTimeout(run, wait);
        return [
          timeout,
          () => {
            clearTimeout(timeout);
          },
        ];
      }
      const immediate = setImmediate(run);
      return [
        immediate,
        () => {
          clearImmediate(immediate);
        },
      ];
    };
    const [timer, cancel] = begin();
    waiting.set(timer, { due, cancel });
    return timer;
  };
  const forget = (timer: unknown): void => {
    waiting.get(timer)?.cancel();
    // One that Node was asked for before, or none any more.
    if (!waiting.delete(timer)) clearTimeout(timer as NodeJS.Timeout);
  };
  Object.assign(globalThis, { setTimeout: later, clearTimeout: forget });
};

/** Says whether a timer is due within milliseconds from now. */
export const isDueWithin = (milliseconds: number): boolean => {
  const until = performance.now() + milliseconds;
  return [...waiting.values()].some(({ due }) => due <= until);
};
