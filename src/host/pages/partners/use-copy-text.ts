/** Hands a text to the clipboard and says so. */
import { useUnit } from 'effector-react';
import { toastRequested } from '../../../model/index.js';
import { usePartnerWords } from './words.js';

/** Answers the function that copies; where the clipboard is closed the text is said instead. */
export const useCopyText = (): ((text: string) => void) => {
  const text = usePartnerWords();
  const say = useUnit(toastRequested);
  return (copied) => {
    navigator.clipboard.writeText(copied).then(
      () => say({ tone: 'success', text: text.copied, id: 'copied' }),
      () => say({ tone: 'info', text: copied, id: 'copied' }),
    );
  };
};
