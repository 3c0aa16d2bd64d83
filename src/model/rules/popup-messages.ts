/** The messages between a partner's page, our sign-in window and our frames; the only secret a page gets is its code. */

export { windowPaths } from '../../api/contract/partner-windows.js';

/** Names every message. */
export type PopupMessageType =
  /** Window to page: who asks? */
  | 'housing:hello'
  /** Page to window: this challenge is mine; the browser says from which origin. */
  | 'housing:asks'
  /** Window to page: the one-time code. */
  | 'housing:code'
  /** Window to page: the person closed it. */
  | 'housing:declined'
  /** Window directly to our own frames in the page: the secret that redeems tickets. */
  | 'housing:secret'
  /** Frame to window: received. Frame to page: the same, and whether it is stored. */
  | 'housing:kept'
  /** Frame to page: ready for messages. */
  | 'housing:ready'
  /** Page to frame: show this. */
  | 'housing:show'
  /** Frame to page: how high the content is, in pixels. */
  | 'housing:height'
  /** Frame to page: Escape was pressed in the frame, which the page does not see. */
  | 'housing:escape'
  /** Frame or window to page: the person has allowed the contact that was asked about. */
  | 'housing:allowed'
  /** Frame to page: the question needs our own window, since nobody knows what lies over this frame, or who sees it. */
  | 'housing:alone';

/** One message. */
export interface PopupMessage {
  readonly type: PopupMessageType;
  readonly challenge?: string;
  readonly state?: string;
  readonly code?: string;
  readonly secret?: string;
  readonly isKept?: boolean;
  /** Whether the page's policy forbids our frames. */
  readonly isFrameless?: boolean;
  readonly height?: number;
  readonly ticket?: string;
  readonly look?: FrameLook;
  /** Whether the ticket asks about a contact. */
  readonly asks?: boolean;
  /** What the details are about, for the words of a first message. */
  readonly about?: { readonly id: string; readonly title: string };
}

/** The look of a frame: colours only. */
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
