/** Copies a text and shows a toast. */
import { useUnit } from 'effector-react';
import { toastRequested } from '../../../model/index.js';
import { usePartnerWords } from './words.js';

/** Returns the function that copies; where copying is forbidden, the toast shows the text. */
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
