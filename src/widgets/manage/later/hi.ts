/** The words of the dialogs in Hindi. */
import type { Words } from './messages.js';

export const hi = {
  deleteTitle: (id) => `${id} हटाएँ?`,
  deleteText: (id) =>
    `Property ID ${id} वाली लिस्टिंग तुरंत बाज़ार से हट जाएगी। 30 दिनों तक इसे कूड़ेदान से वापस ला सकते हैं।`,
  deleteForGood: (id) => `Property ID ${id} वाली लिस्टिंग तुरंत बाज़ार से हट जाएगी।`,
  keep: 'रहने दें',
  remove: 'हटाएँ',
  bin: 'कूड़ेदान',
  binText: 'हटाई गई लिस्टिंग यहाँ 30 दिन रहती हैं। वापस लाने पर वे पहले जैसी होंगी।',
  binCount: (count) => `कूड़ेदान (${String(count)})`,
  restore: 'वापस लाएँ',
  restoreOf: (id) => `वापस लाएँ: ${id}`,
  goneOn: (date) => `${date} को हमेशा के लिए हटेगी`,
} satisfies Words;
