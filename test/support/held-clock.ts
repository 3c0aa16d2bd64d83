/** A clock that a test moves by hand, so that nothing depends on how busy the machine is. */

/** Is the clock in force. */
export interface HeldClock {
  /** Moves the time on by milliseconds; what was to happen until then happens in its order. */
  advance: (milliseconds: number) => void;
  /** Gives the real clock back and forgets who still waits. */
  release: () => void;
}

/** Milliseconds from which a timer is a wait of the program's; drawing takes shorter ones, which stay real. */
const shortestWait = 20;

interface Waiting {
  at: number;
  go: () => void;
  /** Milliseconds between two turns; none for what happens once. */
  every?: number;
}

type Callback = (...given: unknown[]) => void;

/** Stops `Date.now`, every interval, and every timer of 20 ms or more. */
export const holdClock = (): HeldClock => {
  const real = globalThis;
  const { setTimeout, clearTimeout, setInterval, clearInterval } = real;
  const realNow = Date.now;
  const waiting = new Map<unknown, Waiting>();
  let now = realNow();

  const hold = (wait: number, one: Omit<Waiting, 'at'>): NodeJS.Timeout => {
    const id = setTimeout(() => {}, 0);
    waiting.set(id, { at: now + wait, ...one });
    return id;
  };
  const forget = (id: NodeJS.Timeout): void => {
    waiting.delete(id);
    clearTimeout(id);
  };
  const due = (end: number) =>
    [...waiting].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];

  Date.now = () => now;
  Object.assign(real, {
    setTimeout: (go: Callback, wait = 0, ...given: unknown[]) =>
      wait >= shortestWait
        ? hold(wait, {
            go: () => {
              go(...given);
            },
          })
        : setTimeout(go, wait, ...given),
    clearTimeout: forget,
    setInterval: (go: Callback, every: number, ...given: unknown[]) =>
      hold(every, {
        go: () => {
          go(...given);
        },
        every,
      }),
    clearInterval: forget,
  });

  return {
    advance: (milliseconds) => {
      const end = now + milliseconds;
      for (let next = due(end); next; next = due(end)) {
        const [id, one] = next;
        now = one.at;
        if (one.every) one.at += one.every;
        else waiting.delete(id);
        one.go();
      }
      now = end;
    },
    release: () => {
      Date.now = realNow;
      Object.assign(real, { setTimeout, clearTimeout, setInterval, clearInterval });
    },
  };
};
