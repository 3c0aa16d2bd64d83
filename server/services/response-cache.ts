/** Public answers cached in this process until what they tell is written, each made once however many ask (docs/decisions/0087). */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { currentCaller, runFor, type SharedWork, shareWork } from '../caller.js';
import type { DataScope, DataVersions } from './data-versions.js';
import { ServiceError } from './service-error.js';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const zip = promisify(gzip);

// Beyond it brotli takes longer than the network saves.
const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** How a body is sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** What an answer is made of. */
export interface Loaded<Facts> {
  text: string;
  /** What the reply's headers are made from. */
  facts: Facts;
  /** The listings it tells of; undefined for an answer that is made anew each time. */
  scope: DataScope | undefined;
  /** Milliseconds it is held, where that is not as long as usual; then it is made anew for who asks. */
  life?: number;
}

/** An answer with its body in each encoding. */
export interface CachedResponse<Facts> {
  readonly facts: Facts;
  /** Its entity tag. */
  readonly tag: string;
  body(encoding: Encoding): Promise<Buffer>;
}

/** Of two forms of a body only the smaller is held: the other is made again for the few that ask for it. */
class Body {
  #plain: Promise<Buffer> | undefined;
  #br: Promise<Buffer> | undefined;
  bytes: number;
  readonly #onSize: (change: number) => void;

  constructor(plain: Buffer, onSize: (change: number) => void) {
    this.#plain = Promise.resolve(plain);
    this.bytes = plain.length;
    this.#onSize = onSize;
  }

  async in(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'br') return this.#compressed();
    const plain = await (this.#plain ?? this.#br?.then((br) => decompress(br)) ?? Buffer.alloc(0));
    return encoding === 'gzip' ? zip(plain) : plain;
  }

  #compressed(): Promise<Buffer> {
    this.#br ??= Promise.resolve(this.#plain).then(async (plain = Buffer.alloc(0)) => {
      const br = await compress(plain, { params: quality });
      this.#plain = undefined;
      this.#onSize(br.length - this.bytes);
      this.bytes = br.length;
      return br;
    });
    return this.#br;
  }
}

interface Entry {
  readonly response: CachedResponse<unknown>;
  readonly body: Body;
  readonly scope: DataScope | undefined;
  readonly life: number | undefined;
  readonly version: number;
  readonly at: number;
}

/** An answer that is being made. */
interface Making {
  readonly version: number;
  readonly done: Promise<Entry>;
  readonly work: SharedWork;
}

/** Answers that are made anew at a time while the old ones are given: more would hold up those who wait for theirs. */
const mostRenewed = 2;

/** Bytes of an entry beside its body. */
const overhead = 400;

/** The entries within their bytes: what was not asked for longest is dropped first. */
class Entries {
  readonly #entries = new Map<string, Entry>();
  readonly #most: number;
  bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Finds an entry, and makes it the one that is dropped last; drops one that is out of date. */
  take(key: string, isCurrent: (entry: Entry) => boolean): Entry | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (!isCurrent(entry)) {
      this.drop(key);
      return undefined;
    }
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  add(key: string, entry: Entry): void {
    this.drop(key);
    this.#entries.set(key, entry);
    this.bytes += overhead + 2 * key.length + entry.body.bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.bytes <= this.#most) return;
      this.drop(oldest);
    }
  }

  /** Counts the bytes by which a body that is held has grown. */
  grow(key: string, body: Body, bytes: number): void {
    if (this.#entries.get(key)?.body === body) this.bytes += bytes;
  }

  drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.bytes -= overhead + 2 * key.length + entry.body.bytes;
  }
}

/** How the cache is made. */
export interface ResponseCacheOptions {
  versions: DataVersions;
  /** Bytes of keys and bodies that are held; 0 holds nothing. */
  mostBytes: number;
  /**
   * Milliseconds after which an answer is made anew unless it says otherwise: listings leave the market by the clock, too.
   * It is still given to who asks meanwhile, until it is twice as old.
   */
  longest: number;
  /** Whether answers come from copies that lag: one may miss what was written before it, so none is given for longer. */
  fromCopies?: boolean;
  now?: () => number;
}

/** Cached answers; made by createResponseCache. */
export interface ResponseCache {
  /** Returns the answer to a question, from the cache or from `load`; one without a key is not for everybody and never held. */
  get<Facts>(key: string | undefined, load: () => Promise<Loaded<Facts>>): Promise<CachedResponse<Facts>>;
  /** How often answers were there, how often they were made for one who asked, and the bytes that are held. */
  figures(): { hits: number; misses: number; bytes: number };
}

const tagOf = (text: string): string => `W/"${createHash('sha1').update(text).digest('base64url')}"`;

const entryOf = (
  { text, facts, scope, life }: Loaded<unknown>,
  made: Pick<Entry, 'version' | 'at'>,
  onGrow: (body: Body, bytes: number) => void,
): Entry => {
  const body: Body = new Body(Buffer.from(text), (bytes) => onGrow(body, bytes));
  const response = { facts, tag: tagOf(text), body: (encoding: Encoding) => body.in(encoding) };
  return { ...made, response, body, scope, life };
};

/** Makes what runs work that nobody waits for, unless so much of it runs already. */
const inBackground = (most: number) => {
  let running = 0;
  return (work: () => Promise<unknown>): void => {
    if (running >= most) return;
    running += 1;
    const caller = currentCaller();
    // A failure is told to the next who has to wait.
    void runFor(caller && { limits: caller.limits }, work)
      .catch(() => undefined)
      .finally(() => {
        running -= 1;
      });
  };
};

/** Makes answers, each once however many ask for it at the same time, and puts them among the entries. */
const createMaker = (entries: Entries, now: () => number) => {
  const making = new Map<string, Making>();

  const make = async (
    key: string | undefined,
    version: number,
    { load, work }: Pick<Making, 'work'> & { load: () => Promise<Loaded<unknown>> },
  ): Promise<Entry> => {
    const at = now();
    const entry = entryOf(await work.run(load), { version, at }, (body, bytes) =>
      entries.grow(key ?? '', body, bytes),
    );
    if (key !== undefined && entry.scope) entries.add(key, entry);
    // What was there before is no longer so: an answer without a scope tells that something is gone.
    else if (key !== undefined) entries.drop(key);
    return entry;
  };

  const makeOnce = (key: string, version: number, load: () => Promise<Loaded<unknown>>): Promise<Entry> => {
    const work = shareWork();
    const done = make(key, version, { load, work }).finally(() => {
      if (making.get(key)?.done === done) making.delete(key);
    });
    // What is gone is refused from now on; a failure of the database says nothing of what was there.
    done.catch((error: unknown) => {
      if (error instanceof ServiceError && error.code !== 'unavailable') entries.drop(key);
    });
    making.set(key, { version, done, work });
    return done;
  };

  return { making, make, makeOnce };
};

/** Makes the cache. */
export const createResponseCache = ({
  versions,
  mostBytes,
  longest,
  fromCopies = false,
  now = () => performance.now(),
}: ResponseCacheOptions): ResponseCache => {
  const entries = new Entries(mostBytes);
  const { making, make, makeOnce } = createMaker(entries, now);
  const renew = inBackground(mostRenewed);
  let [hits, misses] = [0, 0];

  const isOld = ({ at }: Entry): boolean => now() - at > longest;
  const isCurrent = ({
    at,
    life = fromCopies ? longest : 2 * longest,
    scope = {},
    version,
  }: Entry): boolean => now() - at <= life && !versions.hasChanged(scope, version);

  return {
    figures: () => ({ hits, misses, bytes: entries.bytes }),
    async get<Facts>(key: string | undefined, load: () => Promise<Loaded<Facts>>) {
      if (key === undefined)
        return (await make(key, 0, { load, work: shareWork() })).response as CachedResponse<Facts>;
      const version = await versions.current();
      const begun = making.get(key);
      const held = entries.take(key, isCurrent);
      const joined = !held && begun?.version === version && !begun.work.isGivenUp() ? begun : undefined;
      joined?.work.join();
      const found = held ?? (joined ? await joined.done : undefined);
      if (found) hits += 1;
      else misses += 1;
      // Who asked has the old one and is not waited for.
      if (held && held.life === undefined && isOld(held) && !begun) renew(() => makeOnce(key, version, load));
      return (found ?? (await makeOnce(key, version, load))).response as CachedResponse<Facts>;
    },
  };
};
