/** A frame of ours that takes what opens tickets from the sign-in window, past the page's scripts. */
import type { PartnerConnection } from '../../../model/index.js';
import { parsePopupMessage, windowPaths } from '../../../model/rules/popup-messages.js';

const frames = new Map<string, HTMLIFrameElement>();

/** Gives the address of the frame. */
export const frameAddress = ({ apiBase, key }: PartnerConnection): string =>
  `${apiBase}${windowPaths.frame}?key=${encodeURIComponent(key)}`;

const refused = new Set<string>();

/** Tells whether the page's policy has kept the frame out. */
export const isFrameBlocked = (connection: PartnerConnection): boolean =>
  refused.has(frameAddress(connection));

/**
 * Puts the frame into the page, where the window can find it, unless it is there. It leaves once what it took is kept
 * in its own storage; where it has none, it stays and remembers.
 */
export const addSecretFrame = (connection: PartnerConnection): void => {
  const src = frameAddress(connection);
  if (frames.get(src)?.isConnected) return;
  const frame = document.createElement('iframe');
  frame.src = src;
  frame.hidden = true;
  frame.title = 'Housing';
  const end = (): void => {
    removeEventListener('message', take);
    document.removeEventListener('securitypolicyviolation', miss);
  };
  const take = ({ data, source }: MessageEvent): void => {
    if (source !== frame.contentWindow) return;
    const message = parsePopupMessage(data);
    // The frame learns from this which page it stands in: the browser names the sender.
    if (message?.type === 'housing:ready')
      frame.contentWindow?.postMessage({ type: 'housing:asks' }, connection.apiBase);
    if (message?.type !== 'housing:kept') return;
    end();
    if (message.isKept) frame.remove();
  };
  addEventListener('message', take);
  const miss = ({ blockedURI }: SecurityPolicyViolationEvent): void => {
    if (!blockedURI.startsWith(connection.apiBase)) return;
    refused.add(src);
    end();
  };
  document.addEventListener('securitypolicyviolation', miss);
  frames.set(src, frame);
  // Frames inside shadow roots are not found from outside, so it stands in the document, after the body.
  document.documentElement.append(frame);
};
