/** An owner at the manage screen: a scope with a clock that tests move, a fake server, and its toasts. */
import { allSettled, type Effect, type EventCallable, fork, type Scope } from 'effector';
import { $clock, type Clock } from '../../src/model/manage/cooldown.js';
import { $api, $waitingToasts } from '../../src/model/index.js';
import { $ownItems, manageOpened } from '../../src/model/manage/entry.js';
import type { OwnItem } from '../../src/model/rules/own-listing.js';
import { aPlot, aRent, aSale } from './a-listing.js';
import { Answered, type FakeApi, fakeApi, type FakeReply } from './fake-api.js';

/** The moment at which the tests' device begins. */
export const start = Date.parse('2026-11-21T10:00:00.000Z');

/** A clock that stands still until a test moves it; timers run when they are due. */
export interface TestClock extends Clock {
  advance: (ms: number) => Promise<void>;
}

/** Makes the clock. */
export const testClock = (): TestClock => {
  let now = start;
  let waiting: { at: number; go: () => void }[] = [];
  const rest = () => new Promise((done) => setTimeout(done, 0));
  return {
    now: () => now,
    wait: (ms) =>
      new Promise((go) => {
        waiting.push({ at: now + ms, go });
      }),
    advance: async (ms) => {
      const end = now + ms;
      for (;;) {
        const next = waiting.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
        if (!next) break;
        waiting = waiting.filter((one) => one !== next);
        now = next.at;
        next.go();
        await rest();
      }
      now = end;
      await rest();
    },
  };
};

/** Carries own listings with the server's clock; empty lists fill the other kinds. */
export const ownReply = (lists: object, date = new Date(start).toUTCString()): Answered =>
  new Answered({ sell: [], rent: [], plot: [], pg: [], commercial: [], ...lists }, { date });

/** Three listings: a sale and a rent never refreshed, a plot that is paused. */
export const threeListings = () =>
  ownReply({
    sell: [aSale({ lastVisitTime: undefined as never })],
    rent: [aRent({ lastVisitTime: undefined as never })],
    plot: [aPlot({ status: 'Inactive', lastVisitTime: undefined as never })],
  });

/** The stage. */
export interface OwnStage {
  scope: Scope;
  fake: FakeApi;
  clock: TestClock;
  toasts: () => string[];
  item: (id: string) => OwnItem;
}

/** Opens the screen; does not wait for calls under way. */
export const ownStage = async (replies: Record<string, FakeReply> = {}): Promise<OwnStage> => {
  const fake = fakeApi({
    'GET /api/v4/userproperties': threeListings,
    'GET /api/v4/deletedproperties': () => ({ listings: [] }),
    ...replies,
  });
  const clock = testClock();
  const scope = fork({
    values: [
      [$api, fake.api],
      [$clock, clock],
    ],
  });
  void allSettled(manageOpened, { scope });
  await new Promise((done) => setTimeout(done, 5));
  return {
    scope,
    fake,
    clock,
    toasts: () => scope.getState($waitingToasts).map(({ tone, text, id }) => `${tone} ${id ?? ''}: ${text}`),
    item: (id) => {
      const found = scope.getState($ownItems)?.find((one) => one.id === id);
      if (!found) throw new Error(`${id} is not in the list`);
      return found;
    },
  };
};

/** Raises an event, or starts an effect, without waiting for countdowns. */
export const raise = async <T>(
  scope: Scope,
  unit: EventCallable<T> | Effect<T, void>,
  params: T,
): Promise<void> => {
  void allSettled(unit as EventCallable<unknown>, { scope, params });
  await new Promise((done) => setTimeout(done, 5));
};
