/** The words of the link inside a widget's tag, in Marathi. */
import type { NoScriptWords } from '../en/no-script.js';

export const words = {
  homes: 'सर्व घरे पाहा',
  home: 'हे घर पाहा',
  post: 'जाहिरात टाका',
  manage: 'माझ्या जाहिराती',
} satisfies NoScriptWords;
