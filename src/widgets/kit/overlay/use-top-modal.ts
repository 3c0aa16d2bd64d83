/** Knows the topmost open dialog of ours on the page, whichever widget or renderer opened it. */
import { useEffect, useState } from 'react';
import type { ModalChange } from './dialog.js';

/** Returns the topmost open dialog, or null; what is drawn outside of it would be inert. */
export function useTopModal(): HTMLDialogElement | null {
  const [open, setOpen] = useState<readonly HTMLDialogElement[]>([]);
  useEffect(() => {
    const listen = (event: Event) => {
      const { dialog, isOpen } = (event as ModalChange).detail;
      setOpen((before) => [...before.filter((one) => one !== dialog), ...(isOpen ? [dialog] : [])]);
    };
    document.addEventListener('housing-modal', listen);
    // A toaster that is mounted later asks which dialog is open.
    document.dispatchEvent(new Event('housing-modal-asked'));
    return () => {
      document.removeEventListener('housing-modal', listen);
    };
  }, []);
  return open.at(-1) ?? null;
}
