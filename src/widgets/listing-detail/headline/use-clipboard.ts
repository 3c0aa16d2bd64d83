/** Shares a link by the system's share sheet, or copies to the clipboard. */
import { useUnit } from 'effector-react';
import { toastRequested } from '../../../model/index.js';
import { useListingWords } from '../words.js';

/** Returns a function that copies a text and shows a toast; where copying is forbidden, the toast shows the text. */
export function useCopy(): (text: string, said: string) => Promise<void> {
  const words = useListingWords();
  const say = useUnit(toastRequested);
  return async (text, said) => {
    try {
      await navigator.clipboard.writeText(text);
      say({ tone: 'success', text: said, id: 'copied' });
    } catch {
      say({ tone: 'info', text: words.copyFailed(text), id: 'copied' });
    }
  };
}

/** Returns a function that shares a link. */
export function useShare(): (title: string, address: string) => Promise<void> {
  const words = useListingWords();
  const copy = useCopy();
  return async (title, address) => {
    const url = new URL(address, location.href).href;
    const system: Partial<Pick<Navigator, 'share'>> = navigator;
    if (!system.share) return copy(url, words.linkCopied);
    try {
      await system.share({ title, url });
    } catch (error) {
      // Closing the share sheet is no failure.
      if ((error as Error).name !== 'AbortError') await copy(url, words.linkCopied);
    }
  };
}
