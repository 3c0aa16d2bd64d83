/** The queue of toasts, and the one toaster of the page that shows them (S-010). */
import { createEvent, createStore } from 'effector';

/** Names how a toast looks and how urgently it is read out. */
export type ToastTone = 'success' | 'error' | 'info' | 'loading';

/** Describes a toast; two with one `id` are one toast. */
export interface ToastRequest {
  tone: ToastTone;
  text: string;
  id?: string;
  /** Called once, when the toast has been closed by time or by the person (S-203). */
  onClose?: () => void;
}

/** A toast is to be shown. */
export const toastRequested = createEvent<ToastRequest>();
/** Raised by the toaster once it has shown the first waiting toast. */
export const toastShown = createEvent();
/** Raised by each toaster when it appears, with a name of its own. */
export const toasterAppeared = createEvent<string>();
/** Raised by each toaster when it goes. */
export const toasterLeft = createEvent<string>();

/** Holds the toasts that nobody has shown yet, oldest first. */
export const $waitingToasts = createStore<readonly ToastRequest[]>([])
  .on(toastRequested, (waiting, request) => [...waiting, request])
  .on(toastShown, (waiting) => waiting.slice(1));

const $toasters = createStore<readonly string[]>([])
  .on(toasterAppeared, (names, name) => [...names, name])
  .on(toasterLeft, (names, name) => names.filter((one) => one !== name));

/** Holds the name of the toaster that shows the toasts: the page's first. */
export const $activeToaster = $toasters.map((names) => names[0] ?? null);
