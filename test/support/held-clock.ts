/** A clock that a test moves by hand, so that nothing depends on how busy the machine is. */

/** The held clock. */
export interface HeldClock {
  /** Advances the time by milliseconds and runs the timers that are due, in order. */
  advance: (milliseconds: number) => void;
  /** Restores the real clock and drops the waiting timers. */
  release: () => void;
}

/** Milliseconds from which on timers are held; shorter ones, for drawing, stay real. */
const shortestWait = 20;

interface Waiting {
  at: number;
  go: () => void;
  /** Milliseconds between two turns; none for what happens once. */
  every?: number;
}

type Callback = (...given: unknown[]) => void;

/** The waiting timers; `now` is the held time. */
const waitingList = (start: number) => {
  const waiting = new Map<unknown, Waiting>();
  const list = {
    now: start,
    add: (id: unknown, wait: number, one: Omit<Waiting, 'at'>): void => {
      waiting.set(id, { at: list.now + wait, ...one });
    },
    remove: (id: unknown) => waiting.delete(id),
    moveTo: (end: number): void => {
      const due = () => [...waiting].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      for (let next = due(); next; next = due()) {
        const [id, one] = next;
        list.now = one.at;
        if (one.every) one.at += one.every;
        else waiting.delete(id);
        one.go();
      }
      list.now = end;
    },
  };
  return list;
};

/** Stops `Date.now`, every interval, and every timer of 20 ms or more. */
export const holdClock = (): HeldClock => {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  const realNow = Date.now;
  const list = waitingList(realNow());

  const hold = (wait: number, one: Omit<Waiting, 'at'>): NodeJS.Timeout => {
    const id = setTimeout(() => {}, 0);
    list.add(id, wait, one);
    return id;
  };
  const forget = (id: NodeJS.Timeout): void => {
    list.remove(id);
    clearTimeout(id);
  };
  const later = (go: Callback, given: unknown[]) => () => {
    go(...given);
  };

  Date.now = () => list.now;
  Object.assign(globalThis, {
    setTimeout: (go: Callback, wait = 0, ...given: unknown[]) =>
      wait >= shortestWait ? hold(wait, { go: later(go, given) }) : setTimeout(go, wait, ...given),
    clearTimeout: forget,
    setInterval: (go: Callback, every: number, ...given: unknown[]) =>
      hold(every, { go: later(go, given), every }),
    clearInterval: forget,
  });

  return {
    advance: (milliseconds) => {
      list.moveTo(list.now + milliseconds);
    },
    release: () => {
      Date.now = realNow;
      Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval });
    },
  };
};
