/** What a partner's page, our sign-in window and our frames say to each other; nothing secret goes to a page but its code. */

export { windowPaths } from '../../api/contract/partner-windows.js';

/** Names every message. */
export type PopupMessageType =
  /** Window to page: who asks? */
  | 'housing:hello'
  /** Page to window: this challenge is mine; the browser says from which origin. */
  | 'housing:asks'
  /** Window to page: the one-time code. */
  | 'housing:code'
  /** Window to page: the person went away. */
  | 'housing:declined'
  /** Window to our own frames in the page, past the page: what opens tickets. */
  | 'housing:secret'
  /** Frame to window: taken. Frame to page: the same, and whether it is kept. */
  | 'housing:kept'
  /** Frame to page: ready to hear. */
  | 'housing:ready'
  /** Page to frame: show this. */
  | 'housing:show'
  /** Frame to page: how high the content is, in pixels. */
  | 'housing:height'
  /** Frame to page: Escape was pressed in it, which the browser tells the page nothing of. */
  | 'housing:escape';

/** One message. */
export interface PopupMessage {
  readonly type: PopupMessageType;
  readonly challenge?: string;
  readonly state?: string;
  readonly code?: string;
  readonly secret?: string;
  readonly isKept?: boolean;
  /** The page's policy keeps our frames out. */
  readonly isFrameless?: boolean;
  readonly height?: number;
  readonly ticket?: string;
  readonly look?: FrameLook;
  /** What the details are about, for the words of a first message. */
  readonly about?: { readonly id: string; readonly title: string };
}

/** Says how a frame is to look; it takes nothing that is not a colour. */
export interface FrameLook {
  readonly theme: 'light' | 'dark';
  readonly brand: string;
  readonly lang: string;
}

/** Reads a message; undefined when it is none of ours. */
export const parsePopupMessage = (data: unknown): PopupMessage | undefined => {
  const { type } = (typeof data === 'object' && data !== null ? data : {}) as { type?: unknown };
  return typeof type === 'string' && type.startsWith('housing:') ? (data as PopupMessage) : undefined;
};
