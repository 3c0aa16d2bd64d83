/** Signing in on a partner's page: our own window, or going to our page and back; nothing is typed in the page (0031). */
import { sessionDoubted } from '../../../model/account/entry.js';
import { scopeBind } from '../../../model/effector.js';
import { pageScope, type PartnerConnection } from '../../../model/index.js';
import { type PartnerPass, passOf } from '../../../model/partner/pass.js';
import { type Talk, talkOf, windowPaths } from '../../../model/partner/talk.js';
import { bringKeeper, isKeptOut } from './keeper.js';
import { makePair, type SignInPair } from './pkce.js';

/** Says what a sign-in is for. */
export interface SignInWish {
  /** The person is about to spend coins, so that the window asks whether this site may. */
  spends: boolean;
  /** The language of the window; the page's own when not said. */
  lang?: string;
}

/** Milliseconds between two questions whether the person has answered, at first and at most. */
const pauses = { first: 2000, most: 10_000 } as const;
/** Milliseconds after which a sign-in is given up. */
const patience = 10 * 60_000;
const features = 'popup,width=480,height=760';

const addressOf = (
  { apiBase, key }: PartnerConnection,
  { challenge, state }: SignInPair,
  { spends, lang }: SignInWish,
): string => {
  const query = new URLSearchParams({ key, challenge, state, ...(spends && { spends: '1' }) });
  const spoken = lang ?? document.documentElement.lang;
  if (spoken) query.set('lang', spoken.slice(0, 2));
  return `${apiBase}${windowPaths.signIn}?${String(query)}`;
};

/** Leaves for our own page, which leads back; the code comes in the address and is taken out of it at once. */
const goThereAndBack = (pass: PartnerPass, address: string, { verifier, state }: SignInPair): boolean => {
  if (!pass.begin({ verifier, state })) return false;
  const [here = ''] = location.href.split('#');
  location.assign(`${address}&return=${encodeURIComponent(here)}`);
  return true;
};

const doubt = (connection: PartnerConnection): void => {
  scopeBind(sessionDoubted, { scope: pageScope(connection) })();
};

interface Opened {
  readonly window: Window;
  readonly pair: SignInPair;
  readonly signal: AbortSignal;
}

/** Ends with true once the window's code was swapped, with false when the person declined. */
const byMessage = (connection: PartnerConnection, pass: PartnerPass, opened: Opened): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const { apiBase } = connection;
    const { window: popup, pair, signal } = opened;
    const answer = (talk: Talk): void => {
      popup.postMessage({ ...talk, state: pair.state, challenge: pair.challenge }, apiBase);
    };
    const hear = ({ data, source, origin }: MessageEvent): void => {
      const talk = origin === apiBase && source === popup ? talkOf(data) : undefined;
      if (talk?.type === 'housing:hello')
        answer({ type: 'housing:asks', isFrameless: isKeptOut(connection) });
      if (talk?.state !== pair.state) return;
      if (talk.type === 'housing:declined') resolve(false);
      if (talk.type !== 'housing:code') return;
      pass.open(pair.verifier, talk.code).then(resolve, reject);
      // Asked at once, and answered when the code is swapped: buttons pressed meanwhile wait for it.
      doubt(connection);
    };
    addEventListener('message', hear, { signal });
  });

/** A page that lost its window, as Cross-Origin-Opener-Policy makes it, asks with its verifier instead. */
const byAsking = (
  connection: PartnerConnection,
  pass: PartnerPass,
  { window: popup, pair, signal }: Opened,
): Promise<boolean> =>
  new Promise((resolve) => {
    let pause: number = pauses.first;
    const ask = async (): Promise<void> => {
      // A window that can speak needs nobody to ask; whether one that cannot is really closed, nobody knows.
      const isThere = popup.closed ? await pass.open(pair.verifier).catch(() => false) : false;
      pause = Math.min(pause * 1.3, pauses.most);
      if (isThere) {
        doubt(connection);
        resolve(true);
      } else next();
    };
    const next = (): void => {
      if (!signal.aborted)
        setTimeout(() => {
          if (!signal.aborted) void ask();
        }, pause);
    };
    next();
    const giveUp = setTimeout(() => {
      resolve(false);
    }, patience);
    signal.addEventListener('abort', () => {
      clearTimeout(giveUp);
    });
  });

let nextPair = makePair();
// Where there are no digests, whoever signs in is told.
nextPair.catch(() => undefined);
let current: AbortController | undefined;

/**
 * Signs a person in on this page. Ends with true once they are, with false when they declined, gave up, or were led
 * away to come back. Begin it with a click: browsers open windows for nothing else.
 */
export const signInHere = async (connection: PartnerConnection, wish: SignInWish): Promise<boolean> => {
  const pass = passOf(connection);
  const pair = await nextPair;
  nextPair = makePair();
  const address = addressOf(connection, pair, wish);
  const popup = window.open(address, '_blank', features);
  if (!popup) {
    if (goThereAndBack(pass, address, pair)) return false;
    throw new Error('Housing: allow windows for this site, so that you can sign in.');
  }
  current?.abort();
  const controller = new AbortController();
  current = controller;
  bringKeeper(connection);
  const opened = { window: popup, pair, signal: controller.signal };
  return Promise.race([byMessage(connection, pass, opened), byAsking(connection, pass, opened)]).finally(
    () => {
      controller.abort();
    },
  );
};
