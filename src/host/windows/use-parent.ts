/** What the page around the frame says, and what the sign-in window says past that page. */
import { useEffect, useState } from 'react';
import { type Talk, talkOf } from '../../model/partner/talk.js';
import { keepSecret } from './frame-secret.js';

/** Is what the page wants shown; the browser names its origin. */
export interface Wanted extends Talk {
  readonly origin: string;
}

/** Listens; answers the last thing the page wanted shown. */
export const useParent = (key: string): Wanted | null => {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  useEffect(() => {
    let page = '';
    let handed: { secret: string; from: MessageEventSource | null } | undefined;
    const keep = (): void => {
      if (!handed || page === '') return;
      const isKept = keepSecret(key, page, handed.secret);
      const talk = { type: 'housing:kept', isKept };
      (handed.from as Window | null)?.postMessage(talk, location.origin);
      parent.postMessage(talk, page);
      handed = undefined;
    };
    const hear = ({ data, source, origin }: MessageEvent): void => {
      const talk = talkOf(data);
      // Only our own window knows a secret: the page around us cannot send in its name.
      if (talk?.type === 'housing:secret' && origin === location.origin)
        handed = { secret: talk.secret ?? '', from: source };
      else if (source !== parent || !talk) return;
      else page = origin;
      keep();
      if (talk.type === 'housing:show' && source === parent) setWanted({ ...talk, origin });
    };
    addEventListener('message', hear);
    // It tells nothing, so it may go to whoever is around.
    parent.postMessage({ type: 'housing:ready' }, '*');
    return () => {
      removeEventListener('message', hear);
    };
  }, [key]);
  return wanted;
};
