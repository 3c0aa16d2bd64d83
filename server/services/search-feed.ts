/** Keeps the separate search store like the market, and knows whether it may be asked (docs/decisions/0183). */
import { setTimeout as wait } from 'node:timers/promises';
import { runFor } from '../caller.js';
import type { Sql } from '../db/database.js';
import {
  deleteWaiting,
  findFeed,
  insertFeed,
  listWaiting,
  measureWaiting,
} from '../repositories/search/outbox.js';
import { copySubjects, listKeys } from '../repositories/search/store-copy.js';
import {
  emptyStore,
  isFilledBy,
  markFilled,
  prepareStore,
  unmark,
  writeStore,
} from '../repositories/search/store-tables.js';

/** Rows that are copied at once. */
const portion = 500;

/** Milliseconds a search waits for what its own process has just written. */
const patience = 250;

/** Milliseconds for which a look at the outbox holds where no job looks again. */
const freshFor = 10_000;

/** Milliseconds after which a search tries a store that was away, where no job does. */
const triedFor = 2_000;

/** Milliseconds after which every server has noticed that the store is not to be asked. */
const noticedAfter = 3_000;

/** Whether the store answers, is being filled, or is away. */
export type StoreState = 'ready' | 'filling' | 'away';

/** The feed of a search store; made by createSearchFeed. */
export interface SearchFeed {
  /** Tells whether the store has all that this process wrote; waits a moment for it. */
  isCurrent(): Promise<boolean>;
  /** The store did not answer: it is not asked until it has been reached again. */
  lost(): void;
  /** Copies what waits. */
  feed(): Promise<void>;
  /** Fills a store that is empty, of another market or of another version. */
  fill(): Promise<void>;
  state(): StoreState;
  /** How much waits to be copied, and for how many seconds the oldest has. */
  measure(): Promise<{ waiting: number; lag: number }>;
}

interface Parts {
  main: Sql;
  store: Sql;
  writes: () => number;
  now?: () => number;
}

/** Copies everything that waits: read under the store's lock, so that an older row never follows a newer one. */
const copyWaiting = async (main: Sql, store: Sql): Promise<void> => {
  while ((await listWaiting(main, 1)).length > 0)
    await writeStore(store, async (transaction) => {
      const waiting = await listWaiting(main, portion);
      await copySubjects(main, transaction, waiting);
      return waiting;
    }).then((done) => deleteWaiting(main, done));
};

const copyEverything = async (main: Sql, store: Sql): Promise<void> => {
  for (const subject of ['station', 'place', 'project', 'listing'] as const) {
    let keys = await listKeys(main, subject, '', portion);
    while (keys.length > 0) {
      const named = keys.map((key) => ({ subject, key }));
      await writeStore(store, (transaction) => copySubjects(main, transaction, named));
      keys = await listKeys(main, subject, keys.at(-1) ?? '', portion);
    }
  }
};

/** The passes of one process over the outbox, one at a time, and what is known after the last one. */
class Passes {
  readonly #parts: Required<Parts>;
  #isPrepared = false;
  #fed: { writes: number; at: number } | undefined;
  #tried: number | undefined;
  #current: { writes: number; done: Promise<void> } | undefined;
  state: StoreState = 'away';

  constructor(parts: Required<Parts>) {
    this.#parts = parts;
  }

  async prepare(): Promise<void> {
    if (!this.#isPrepared) await prepareStore(this.#parts.store);
    this.#isPrepared = true;
  }

  /** Tells whether the store has what this process had written by a moment. */
  hasFed(wanted: number): boolean {
    const isFresh = this.#fed !== undefined && this.#parts.now() - this.#fed.at < freshFor;
    return this.state === 'ready' && isFresh && (this.#fed?.writes ?? 0) >= wanted;
  }

  /** Tells whether it is of no use to wait: the store is not ready, and somebody has just looked or is looking. */
  isHopeless(): boolean {
    const hasTried = this.#tried !== undefined && this.#parts.now() - this.#tried < triedFor;
    return this.state !== 'ready' && (this.#current !== undefined || hasTried);
  }

  get hasBegun(): boolean {
    return this.#tried !== undefined;
  }

  /** Joins the pass under way, or begins one. */
  join(): Promise<void> {
    return this.#current?.done ?? this.#begin();
  }

  /** Makes a pass that sees what this process had written by a moment. */
  async catchUp(wanted: number): Promise<void> {
    while (this.#current && this.#current.writes < wanted) await this.#current.done;
    await this.join();
  }

  /** Makes a pass that begins now or later. */
  async next(): Promise<void> {
    await this.#current?.done.catch(() => undefined);
    await this.join();
  }

  #begin(): Promise<void> {
    const done = runFor(undefined, () => this.#pass()).finally(() => {
      this.#current = undefined;
    });
    this.#current = { writes: this.#parts.writes(), done };
    return done;
  }

  async #pass(): Promise<void> {
    const { main, store, writes, now } = this.#parts;
    const before = { writes: writes(), at: now() };
    this.#tried = before.at;
    try {
      await this.prepare();
      const feed = await findFeed(main);
      const isFilled = feed !== undefined && (await isFilledBy(store, feed));
      if (isFilled) {
        await copyWaiting(main, store);
        this.#fed = before;
      }
      this.state = isFilled ? 'ready' : 'filling';
    } catch (failure) {
      this.state = 'away';
      // It may come back as an empty one.
      this.#isPrepared = false;
      throw failure;
    }
  }
}

/** Makes the feed. */
export const createSearchFeed = ({ now = () => performance.now(), ...parts }: Parts): SearchFeed => {
  const { main, store, writes } = parts;
  const passes = new Passes({ ...parts, now });
  return {
    async isCurrent() {
      const wanted = writes();
      if (passes.hasFed(wanted)) return true;
      if (passes.isHopeless()) return false;
      let late: NodeJS.Timeout | undefined;
      const waited = new Promise<void>((resolve) => {
        late = setTimeout(resolve, patience);
      });
      await Promise.race([passes.catchUp(wanted).catch(() => undefined), waited]);
      clearTimeout(late);
      return passes.hasFed(wanted);
    },
    lost() {
      passes.state = 'away';
      void passes.join().catch(() => undefined);
    },
    async feed() {
      // Told once, not each second for as long as it is away.
      const isTold = passes.hasBegun && passes.state === 'away';
      await passes.next().catch((failure: unknown) => {
        if (!isTold) throw failure;
      });
    },
    async fill() {
      await passes.prepare();
      const feed = (await findFeed(main)) ?? (await insertFeed(main));
      if (await isFilledBy(store, feed)) return;
      // Servers that ask it look each second whether they may; none may while it is empty.
      if (await unmark(store)) await wait(noticedAfter);
      await emptyStore(store);
      await copyEverything(main, store);
      await markFilled(store, feed);
      await passes.next();
    },
    state: () => passes.state,
    measure: () => measureWaiting(main),
  };
};
