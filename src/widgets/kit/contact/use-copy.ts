/** Copies a text and shows a toast; where copying is forbidden, the toast shows the text. */
import { useUnit } from 'effector-react';
import { toastRequested } from '../../../model/index.js';
import { useContactWords } from './contact-words.js';

/** Returns a function that copies a text. */
export function useCopy(): (text: string) => void {
  const words = useContactWords();
  const say = useUnit(toastRequested);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      say({ tone: 'success', text: words.copied, id: 'copied' });
    } catch {
      say({ tone: 'info', text: words.copyFailed(text), id: 'copied' });
    }
  };
  return (text) => void copy(text);
}
