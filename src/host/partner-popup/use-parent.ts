/** Messages of the page around the frame, and of the sign-in window. */
import { useEffect, useState } from 'react';
import { type PopupMessage, parsePopupMessage } from '../../model/rules/popup-messages.js';
import { keepSecret } from './frame-secret.js';

/** Asks to show something; the browser names its origin. */
export interface ShowRequest extends PopupMessage {
  readonly origin: string;
}

/** Listens; answers the last thing the page wants shown. */
export const useParent = (key: string): ShowRequest | null => {
  const [shown, setShown] = useState<ShowRequest | null>(null);
  useEffect(() => {
    let page = '';
    let handed: { secret: string; from: MessageEventSource | null } | undefined;
    const keep = (): void => {
      if (!handed || page === '') return;
      const isKept = keepSecret(key, page, handed.secret);
      const message = { type: 'housing:kept', isKept };
      (handed.from as Window | null)?.postMessage(message, location.origin);
      parent.postMessage(message, page);
      handed = undefined;
    };
    const onMessage = ({ data, source, origin }: MessageEvent): void => {
      const message = parsePopupMessage(data);
      // Only from our own origin: the page cannot fake a message of our window.
      if (message?.type === 'housing:secret' && origin === location.origin)
        handed = { secret: message.secret ?? '', from: source };
      else if (source !== parent || !message) return;
      else page = origin;
      keep();
      if (message.type === 'housing:show' && source === parent) setShown({ ...message, origin });
    };
    addEventListener('message', onMessage);
    // It contains nothing secret, so any origin may receive it.
    parent.postMessage({ type: 'housing:ready' }, '*');
    return () => {
      removeEventListener('message', onMessage);
    };
  }, [key]);
  return shown;
};
