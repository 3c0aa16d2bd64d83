/** The words of the dialogs in Hindi. */
import type { ManageDialogWords } from '../en/manage-dialogs.js';

export const words = {
  deleteTitle: (id) => `${id} हटाएँ?`,
  deleteText: (id) => `संपत्ति क्रमांक ${id} वाला विज्ञापन तुरंत हट जाएगा। 30 दिन तक इसे कूड़ेदान से वापस ला सकते हैं।`,
  deleteForGood: (id) => `संपत्ति क्रमांक ${id} वाला विज्ञापन तुरंत हट जाएगा।`,
  keep: 'रहने दें',
  remove: 'हटाएँ',
  bin: 'कूड़ेदान',
  binText: 'हटाए गए विज्ञापन यहाँ 30 दिन रहते हैं। वापस लाने पर वे पहले जैसे होंगे।',
  binCount: (count) => `कूड़ेदान (${String(count)})`,
  restore: 'वापस लाएँ',
  restoreOf: (id) => `वापस लाएँ: ${id}`,
  goneOn: (date) => `${date} को हमेशा के लिए मिट जाएगा`,

  account: 'आपका खाता',
  logOut: 'लॉग आउट',
  responses: 'प्रतिक्रियाएँ देखें',

  byDay: 'दिन के हिसाब से',
  daysTitle: (id) => `दिन के हिसाब से: ${id}`,
  days: 'क्या गिना जाए',
  seenInLists: 'सूचियों में दिखा',
  opened: 'खोला गया',
  daysTotal: (count) => `कुल ${count}`,
  perDay: (day, count) => `${day}: ${count}`,
  daysHelp:
    'दिखा: विज्ञापन का कम से कम आधा हिस्सा एक सेकंड तक किसी के सामने रहा। एक व्यक्ति दिन में एक ही बार गिना जाता है, आप ख़ुद नहीं गिने जाते।',

  upload: 'कई विज्ञापन एक साथ डालें',
  uploadText: 'प्रकार चुनें, नमूना भरें और अपलोड करें। पहले दिखेगा कि हर पंक्ति का क्या होगा।',
  template: 'नमूना डाउनलोड करें',
  city: 'शहर',
  optional: '(वैकल्पिक)',
  cityHelp: 'उन पंक्तियों के लिए जिनमें शहर नहीं लिखा है।',
  file: 'आपकी फ़ाइल',
  fileHelp: 'CSV, Excel (.xlsx) या JSON, ज़्यादा से ज़्यादा 5 MB और 1,000 पंक्तियाँ।',
  reading: 'फ़ाइल पढ़ी जा रही है',
  checked: (counts) =>
    `${String(counts.new)} नए, ${String(counts.update)} बदलेंगे, ${String(counts.refused)} अस्वीकृत। अभी कुछ सहेजा नहीं गया।`,
  imported: (counts) =>
    `${String(counts.new)} डाले गए, ${String(counts.update)} बदले, ${String(counts.refused)} छोड़े गए।`,
  unused: (names) => `ये स्तंभ काम नहीं आए: ${names}`,
  report: 'फ़ाइल की पंक्तियाँ',
  line: (line) => String(line),
  results: { new: 'नया', update: 'बदलाव', same: 'पहले जैसा', repeated: 'दोहराया गया', refused: 'अस्वीकृत' },
  duplicates: (ids) => `आपके ${ids} जैसा ही लगता है`,
  moreRows: (count) => `${String(count)} और दिखाएँ`,
  otherFile: 'दूसरी फ़ाइल चुनें',
  importThem: (count) => `${String(count)} विज्ञापन डालें`,
  done: 'हो गया',
} satisfies ManageDialogWords;
