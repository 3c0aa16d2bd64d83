/** Keeps a dialog element open as long as its component is mounted, and tells the page's toaster. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ModalChange } from '../overlay/dialog.js';

/** Returns the ref of a dialog that is shown at once; the focus returns to where it was. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement;
    const before = (element.getRootNode() as Document | ShadowRoot).activeElement as HTMLElement | null;
    const tell = (isOpen: boolean) => {
      const detail: ModalChange['detail'] = { dialog: element, isOpen };
      element.dispatchEvent(new CustomEvent('housing-modal', { detail, bubbles: true, composed: true }));
    };
    element.showModal();
    tell(true);
    return () => {
      tell(false);
      element.close();
      before?.focus();
    };
  }, []);
  return dialog;
}
