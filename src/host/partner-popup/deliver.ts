/** Ends a sign-in: sends the code to the page, and the secret for tickets to our own frames in it. */
import { parsePopupMessage } from '../../model/rules/popup-messages.js';
import type { SignInRequest, Delivery } from '../../model/partner/sign-in-window.js';

/** Milliseconds our frame in the page may take to load and answer. */
const patience = 10_000;
/** Milliseconds between two tries, since the frame may still be loading. */
const pause = 150;

/** Sends the secret directly to our frames in the page; only our own origin can receive it. */
const handToFrames = (opener: Window, secret: string): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      removeEventListener('message', onMessage);
      clearInterval(tries);
      clearTimeout(limit);
      resolve();
    };
    const onMessage = ({ data, origin }: MessageEvent): void => {
      if (origin === location.origin && parsePopupMessage(data)?.type === 'housing:kept') end();
    };
    const hand = (): void => {
      for (let at = 0; at < opener.length; at += 1)
        opener[at]?.postMessage({ type: 'housing:secret', secret }, location.origin);
    };
    addEventListener('message', onMessage);
    const limit = setTimeout(end, patience);
    const tries = setInterval(hand, pause);
    hand();
  });

/** Returns how the code can be delivered: the window may have lost its page while the person signed in. */
export const deliveryOf = ({ delivery }: SignInRequest): Delivery =>
  delivery === 'message' && !window.opener ? 'poll' : delivery;

const goBack = (request: SignInRequest, more = ''): void => {
  location.replace(`${request.returnTo ?? request.origin}${more}`);
};

/** What the server answered to the person’s consent. */
export interface Approved {
  readonly code?: string | undefined;
  readonly frame: string;
}

/** Delivers; the window closes itself where it may. */
export const deliver = async (
  request: SignInRequest,
  state: string,
  delivery: Delivery,
  { code = '', frame }: Approved,
): Promise<void> => {
  const opener = window.opener as Window | null;
  if (delivery === 'redirect') {
    goBack(request, `#${String(new URLSearchParams({ 'housing-code': code, state }))}`);
    return;
  }
  if (opener && !request.isFrameless) await handToFrames(opener, frame);
  if (delivery === 'message') opener?.postMessage({ type: 'housing:code', code, state }, request.origin);
  window.close();
};

/** Tells the page that the person closed the window; `isKnown` says that the server knows the page under its key. */
export const decline = (request: SignInRequest | null, state: string, isKnown: boolean): void => {
  const opener = window.opener as Window | null;
  if (request?.delivery === 'redirect' && isKnown) {
    goBack(request);
    return;
  }
  if (request) opener?.postMessage({ type: 'housing:declined', state }, request.origin);
  window.close();
  // A page under no key of ours is not gone back to; what no script opened does not close.
  if (!isKnown && !opener) location.replace('/');
};
