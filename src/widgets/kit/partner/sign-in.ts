/** Signing in on a partner's page, by our own window or by a redirect to our page (docs/decisions/0047). */
import { partnerSessionOpened } from '../../../model/account/entry.js';
import { scopeBind } from '../../../model/effector.js';
import { pageScope, type PartnerConnection } from '../../../model/index.js';
import { type PartnerSession, type PartnerUse, partnerSession } from '../../../model/partner/session.js';
import { type PopupMessage, parsePopupMessage, windowPaths } from '../../../model/rules/popup-messages.js';
import { addSecretFrame, isFrameBlocked } from './secret-frame.js';
import { makePair, type SignInPair } from './pkce.js';

/** Options of a sign-in. */
export interface SignInOptions {
  /** The language of the window; the page's own when not said. */
  lang?: string;
  /** What the person came for; it is asked for beside what they have allowed here before. */
  use: PartnerUse;
}

/** Milliseconds between two polls, at first and at most. */
const pauses = { first: 2000, most: 10_000 } as const;
/** Milliseconds after which a sign-in is given up. */
const signInTimeout = 10 * 60_000;
const features = 'popup,width=480,height=760';

const addressOf = (
  { apiBase, key }: PartnerConnection,
  { challenge, state }: SignInPair,
  { lang, use }: SignInOptions,
): string => {
  const uses = new Set([...partnerSession({ apiBase, key }).uses(), use]);
  const query = new URLSearchParams({ key, challenge, state, for: [...uses].join(' ') });
  const language = lang ?? document.documentElement.lang;
  if (language) query.set('lang', language.slice(0, 2));
  return `${apiBase}${windowPaths.signIn}?${String(query)}`;
};

/** Goes to our own page, which redirects back with the code in the fragment. */
const goThereAndBack = (
  session: PartnerSession,
  address: string,
  { verifier, state }: SignInPair,
): boolean => {
  if (!session.begin({ verifier, state })) return false;
  const [here = ''] = location.href.split('#');
  location.assign(`${address}&return=${encodeURIComponent(here)}`);
  return true;
};

const loadPerson = (connection: PartnerConnection): void => {
  scopeBind(partnerSessionOpened, { scope: pageScope(connection) })();
};

interface Opened {
  readonly window: Window;
  readonly pair: SignInPair;
  readonly signal: AbortSignal;
}

/** Resolves with true when the window's code was exchanged, with false when the person declined. */
const byMessage = (
  connection: PartnerConnection,
  session: PartnerSession,
  opened: Opened,
): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const { apiBase } = connection;
    const { window: popup, pair, signal } = opened;
    const answer = (message: PopupMessage): void => {
      popup.postMessage({ ...message, state: pair.state, challenge: pair.challenge }, apiBase);
    };
    const onMessage = ({ data, source, origin }: MessageEvent): void => {
      const message = origin === apiBase && source === popup ? parsePopupMessage(data) : undefined;
      if (message?.type === 'housing:hello')
        answer({ type: 'housing:asks', isFrameless: isFrameBlocked(connection) });
      if (message?.state !== pair.state) return;
      if (message.type === 'housing:declined') resolve(false);
      if (message.type !== 'housing:code') return;
      session.open(pair.verifier, message.code).then(resolve, reject);
      // Asked at once, and answered when the code is exchanged: buttons pressed meanwhile wait for it.
      loadPerson(connection);
    };
    addEventListener('message', onMessage, { signal });
  });

/** Polls with the verifier on a page that lost its window by Cross-Origin-Opener-Policy. */
const byAsking = (
  connection: PartnerConnection,
  session: PartnerSession,
  { window: popup, pair, signal }: Opened,
): Promise<boolean> =>
  new Promise((resolve) => {
    let pause: number = pauses.first;
    const ask = async (): Promise<void> => {
      // Not needed while the window sends messages; a window that is cut off also looks closed.
      const isThere = popup.closed ? await session.open(pair.verifier).catch(() => false) : false;
      pause = Math.min(pause * 1.3, pauses.most);
      if (isThere) {
        loadPerson(connection);
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
    }, signInTimeout);
    signal.addEventListener('abort', () => {
      clearTimeout(giveUp);
    });
  });

let nextPair = makePair();
// Without digests (no secure context) the person gets a message.
nextPair.catch(() => undefined);
let current: AbortController | undefined;

/**
 * Signs a person in on this page. Resolves with true when they are, with false when they declined, cancelled, or were
 * redirected. Call it in a click: browsers open windows only then.
 */
export const signInHere = async (connection: PartnerConnection, options: SignInOptions): Promise<boolean> => {
  const session = partnerSession(connection);
  const pair = await nextPair;
  nextPair = makePair();
  const address = addressOf(connection, pair, options);
  const popup = window.open(address, '_blank', features);
  if (!popup) {
    if (goThereAndBack(session, address, pair)) return false;
    throw new Error('Housing: allow windows for this site, so that you can sign in.');
  }
  current?.abort();
  const controller = new AbortController();
  current = controller;
  addSecretFrame(connection);
  const opened = { window: popup, pair, signal: controller.signal };
  return Promise.race([
    byMessage(connection, session, opened),
    byAsking(connection, session, opened),
  ]).finally(() => {
    controller.abort();
  });
};
