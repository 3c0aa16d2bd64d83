/** Finds who opened the sign-in window: by what the browser says, never by the address (docs/decisions/0031). */
import { parsePopupMessage } from '../../model/rules/popup-messages.js';
import { partnerUses, type SignInRequest } from '../../model/partner/sign-in-window.js';

/** Milliseconds between two greetings, and until a page without an answer counts as gone. */
const pause = 250;
const patience = 2500;

type Question = Pick<SignInRequest, 'key' | 'challenge' | 'uses'> & { readonly state: string };

const nameOf = ({ challenge }: Question): string => `partner-asker ${challenge}`;

/** The stored request, for signing in with another provider, which leaves this page and comes back. */
const remember = (question: Question, origin: string): void => {
  try {
    sessionStorage.setItem(nameOf(question), origin);
  } catch {
    // Without storage there is no such redirect either.
  }
};
const remembered = (question: Question): string | null => {
  try {
    return sessionStorage.getItem(nameOf(question));
  } catch {
    return null;
  }
};

interface Greeted {
  readonly origin: string;
  readonly isFrameless: boolean;
}

/** Greets the page that opened the window; the browser names the origin of its answer. */
const greet = (opener: Window, question: Question): Promise<Greeted | null> =>
  new Promise((resolve) => {
    const end = (greeted: Greeted | null): void => {
      clearInterval(timer);
      clearTimeout(limit);
      removeEventListener('message', onMessage);
      resolve(greeted);
    };
    const onMessage = ({ data, source, origin }: MessageEvent): void => {
      const message = source === opener ? parsePopupMessage(data) : undefined;
      if (message?.type === 'housing:asks' && message.challenge === question.challenge)
        end({ origin, isFrameless: message.isFrameless === true });
    };
    const greeting = (): void => {
      // It contains nothing secret, so any origin may receive it.
      opener.postMessage({ type: 'housing:hello' }, '*');
    };
    const timer = setInterval(greeting, pause);
    const limit = setTimeout(end, patience, null);
    addEventListener('message', onMessage);
    greeting();
  });

/** Returns what the page asks for; pages with embed files of an earlier version name nothing and mean all. */
const usesIn = (asked: string | null): SignInRequest['uses'] => {
  const named = asked?.split(' ') ?? [];
  const known = partnerUses.filter((use) => named.includes(use));
  return known.length > 0 ? known : [...partnerUses];
};

const referrerOf = (): string | null => {
  const { referrer } = document;
  const origin = URL.canParse(referrer) ? new URL(referrer).origin : null;
  return origin === location.origin ? null : origin;
};

/** Returns the page that asks, with its state; null when there is none. */
export const findSignInRequest = async (): Promise<{ request: SignInRequest; state: string } | null> => {
  const query = new URLSearchParams(location.search);
  const [key, challenge, state] = ['key', 'challenge', 'state'].map((name) => query.get(name) ?? '') as [
    string,
    string,
    string,
  ];
  const question = { key, challenge, state, uses: usesIn(query.get('for')) };
  const { uses } = question;
  const returnTo = query.get('return');
  if (returnTo !== null) {
    const { origin, protocol } = URL.canParse(returnTo) ? new URL(returnTo) : { origin: '', protocol: '' };
    // A script or a file is no page to go back to.
    if (protocol !== 'https:' && protocol !== 'http:') return null;
    return { request: { key, challenge, uses, origin, returnTo, delivery: 'redirect' }, state };
  }
  const opener = window.opener as Window | null;
  const greeted = opener ? await greet(opener, question) : null;
  const origin = greeted?.origin ?? remembered(question) ?? referrerOf();
  if (origin === null) return null;
  remember(question, origin);
  const delivery = greeted === null ? 'poll' : 'message';
  const isFrameless = greeted?.isFrameless ?? false;
  return { request: { key, challenge, uses, origin, delivery, isFrameless }, state };
};
