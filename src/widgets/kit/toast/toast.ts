/** Raises toasts; the one Toaster of the page shows them. */
import { toast } from 'react-hot-toast/headless';

/** Names how a toast looks and how urgently it is read out. */
export type ToastTone = 'success' | 'error' | 'info' | 'loading';

/** Describes a toast; two with one `id` are one toast. */
export interface ToastRequest {
  tone: ToastTone;
  text: string;
  id?: string;
  /** Milliseconds until it closes by itself: 5000 when not given, never for a loading one (S-010). */
  duration?: number;
  /** Called once, when the toast has been closed by time or by the person. */
  onClose?: () => void;
}

const closers = new Map<string, () => void>();
const raise = { success: toast.success, error: toast.error, loading: toast.loading, info: toast };

/** Shows a toast and answers its id; an open toast of the same id takes on the new tone and text. */
export function showToast({ tone, text, id, duration, onClose }: ToastRequest): string {
  const shown = raise[tone](text, {
    ...(id === undefined ? {} : { id }),
    ...(duration === undefined ? {} : { duration }),
  });
  if (onClose) closers.set(shown, onClose);
  return shown;
}

/** Closes a toast, or all of them. */
export function closeToast(id?: string): void {
  toast.dismiss(id);
}

/** Calls a closed toast's `onClose`, once; for the Toaster alone. */
export function reportClosed(id: string): void {
  const closer = closers.get(id);
  closers.delete(id);
  closer?.();
}
