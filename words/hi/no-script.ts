/** The words of the link inside a widget's tag, in Hindi. */
import type { NoScriptWords } from '../en/no-script.js';

export const words = {
  homes: 'सभी घर देखें',
  home: 'यह घर देखें',
  post: 'विज्ञापन डालें',
  manage: 'मेरे विज्ञापन',
} satisfies NoScriptWords;
