/** Which listings were just refreshed, by the server's clock; each flag clears itself (S-373 to S-376, C-55). */
import { attach, createEvent, createStore, sample } from 'effector';
import { flaggedUntil, refreshCooldownMs } from '../rules/cooldown.js';

/** The time of this device, in ms since 1970, and a timer; tests replace it. */
export interface Clock {
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

const deviceClock: Clock = {
  now: () => Date.now(),
  wait: (ms) =>
    new Promise((resolve) => {
      const timer: unknown = setTimeout(resolve, ms);
      // In Node, a test run must not wait for a countdown.
      (timer as { unref?: () => void }).unref?.();
    }),
};

/** Holds the clock of the scope. */
export const $clock = createStore<Clock>(deviceClock);

/** Milliseconds between two updates of a countdown on the screen. */
const lookEvery = 500;

/** Holds until when each listing is flagged, in ms of this device, by listing id. */
export type Flags = Readonly<Record<string, number>>;

/** When a listing was last refreshed, as the wire says it. */
export interface RefreshedListing {
  readonly id: string;
  readonly lastVisitTime: unknown;
}

// Events
/** No countdown is on the screen any more: the updates stop. */
export const cooldownLeft = createEvent();

// Effects
/** Reads the flags of listings that came with an answer; `date` is the answer's Date header, the server's clock. */
export const readFlagsFx = attach({
  source: $clock,
  effect: (clock, { listings, date }: { listings: readonly RefreshedListing[]; date: string | null }) => {
    const now = clock.now();
    const told = Date.parse(date ?? '');
    const ahead = Number.isNaN(told) ? 0 : told - now;
    const flags: Record<string, number> = {};
    for (const { id, lastVisitTime } of listings) {
      const until = flaggedUntil(lastVisitTime, now + ahead);
      if (until !== null) flags[id] = until - ahead;
    }
    return { flags, ids: listings.map(({ id }) => id), now };
  },
});

/** Flags a listing that was refreshed now (S-375). */
export const flagFx = attach({
  source: $clock,
  effect: (clock, id: string) => ({ id, now: clock.now() }),
});

// Stores
const without = (flags: Flags, isGone: (id: string, until: number) => boolean): Flags => {
  const left = Object.entries(flags).filter(([id, until]) => !isGone(id, until));
  return left.length === Object.keys(flags).length ? flags : Object.fromEntries(left);
};

const $isWatched = createStore(false)
  .on([readFlagsFx.done, flagFx.done], () => true)
  .on(cooldownLeft, () => false);

/** Holds the flagged listings. */
export const $flags = createStore<Flags>({})
  .on(readFlagsFx.doneData, (flags, answer) => ({
    ...without(flags, (id) => answer.ids.includes(id)),
    ...answer.flags,
  }))
  .on(flagFx.doneData, (flags, { id, now }) => ({ ...flags, [id]: now + refreshCooldownMs }));

const lookFx = attach({
  source: { clock: $clock, flags: $flags },
  effect: async ({ clock, flags }) => {
    const next = Math.min(...Object.values(flags)) - clock.now();
    await clock.wait(Math.max(0, Math.min(lookEvery, next)));
    return clock.now();
  },
});

$flags.on(lookFx.doneData, (flags, now) => without(flags, (_, until) => until <= now));

const $now = createStore(0)
  .on([readFlagsFx.doneData, flagFx.doneData], (_, { now }) => now)
  .on(lookFx.doneData, (_, now) => now);

/** Holds the whole seconds each flagged listing has left, for the countdown. */
export const $secondsLeft = sample({
  source: { flags: $flags, now: $now },
  fn: ({ flags, now }): Readonly<Record<string, number>> =>
    Object.fromEntries(Object.entries(flags).map(([id, until]) => [id, Math.ceil((until - now) / 1000)])),
});

// Wiring
sample({
  clock: [readFlagsFx.done, flagFx.done, lookFx.done],
  source: { flags: $flags, isLooking: lookFx.pending, isWatched: $isWatched },
  filter: ({ flags, isLooking, isWatched }) => isWatched && !isLooking && Object.keys(flags).length > 0,
  fn: () => undefined,
  target: lookFx,
});
