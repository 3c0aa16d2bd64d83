/** The frame of ours that receives the secret for tickets from the sign-in window (docs/decisions/0032). */
import type { PartnerConnection } from '../../../model/index.js';
import { parsePopupMessage, windowPaths } from '../../../model/rules/popup-messages.js';

const frames = new Map<string, HTMLIFrameElement>();

/** Returns the address of the frame. */
export const frameAddress = ({ apiBase, key }: PartnerConnection): string =>
  `${apiBase}${windowPaths.frame}?key=${encodeURIComponent(key)}`;

const refused = new Set<string>();

/** Tells whether the page's policy forbids the frame. */
export const isFrameBlocked = (connection: PartnerConnection): boolean =>
  refused.has(frameAddress(connection));

/**
 * Adds the frame to the page, where the window can find it, unless it is there. It is removed when its storage has the
 * secret; without storage it stays and keeps it in memory.
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
    // Tells the frame its page: the browser adds the sender's origin.
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
  // Frames inside shadow roots are not found from outside, so it is in the document, after the body.
  document.documentElement.append(frame);
};
