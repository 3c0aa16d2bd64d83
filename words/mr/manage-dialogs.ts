/** The words of the dialogs in Marathi. */
import type { ManageDialogWords } from '../en/manage-dialogs.js';

export const words = {
  deleteTitle: (id) => `${id} हटवायची?`,
  deleteText: (id) => `मालमत्ता क्रमांक ${id} असलेली जाहिरात लगेच निघेल. 30 दिवसांपर्यंत ती कचरापेटीतून परत आणता येते.`,
  deleteForGood: (id) => `मालमत्ता क्रमांक ${id} असलेली जाहिरात लगेच निघेल.`,
  keep: 'राहू द्या',
  remove: 'हटवा',
  bin: 'कचरापेटी',
  binText: 'हटवलेल्या जाहिराती येथे 30 दिवस राहतात. परत आणल्यावर त्या होत्या तशाच असतील.',
  binCount: (count) => `कचरापेटी (${String(count)})`,
  restore: 'परत आणा',
  restoreOf: (id) => `परत आणा: ${id}`,
  goneOn: (date) => `${date} रोजी कायमची जाईल`,

  account: 'तुमचे खाते',
  logOut: 'लॉग आउट',
  responses: 'प्रतिसाद पाहा',

  byDay: 'दिवसानुसार',
  daysTitle: (id) => `दिवसानुसार: ${id}`,
  days: 'काय मोजायचे',
  seenInLists: 'याद्यांमध्ये दिसली',
  opened: 'उघडली',
  daysTotal: (count) => `एकूण ${count}`,
  perDay: (day, count) => `${day}: ${count}`,
  daysHelp:
    'दिसली: जाहिरातीचा किमान अर्धा भाग एक सेकंद कोणाच्या तरी समोर होता. एक व्यक्ती दिवसातून एकदाच मोजली जाते, तुम्ही स्वतः मोजले जात नाही.',

  upload: 'अनेक जाहिराती एकदम टाका',
  uploadText: 'प्रकार निवडा, नमुना भरा आणि अपलोड करा. प्रत्येक ओळीचे काय होईल ते आधी दिसेल.',
  template: 'नमुना डाउनलोड करा',
  city: 'शहर',
  optional: '(ऐच्छिक)',
  cityHelp: 'ज्या ओळींमध्ये शहर लिहिलेले नाही त्यांच्यासाठी.',
  file: 'तुमची फाइल',
  fileHelp: 'CSV, Excel (.xlsx) किंवा JSON, जास्तीत जास्त 5 MB आणि 1,000 ओळी.',
  reading: 'फाइल वाचली जात आहे',
  checked: (counts) =>
    `${String(counts.new)} नवीन, ${String(counts.update)} बदलतील, ${String(counts.refused)} नाकारल्या. अजून काही जतन केलेले नाही.`,
  imported: (counts) =>
    `${String(counts.new)} टाकल्या, ${String(counts.update)} बदलल्या, ${String(counts.refused)} वगळल्या.`,
  unused: (names) => `हे स्तंभ वापरले गेले नाहीत: ${names}`,
  report: 'फाइलमधील ओळी',
  line: (line) => String(line),
  results: { new: 'नवीन', update: 'बदल', same: 'पूर्वीसारखी', repeated: 'पुन्हा आलेली', refused: 'नाकारली' },
  duplicates: (ids) => `तुमच्या ${ids} सारखीच दिसते`,
  moreRows: (count) => `आणखी ${String(count)} दाखवा`,
  otherFile: 'दुसरी फाइल निवडा',
  importThem: (count) => (count === 1 ? '1 जाहिरात टाका' : `${String(count)} जाहिराती टाका`),
  done: 'झाले',
} satisfies ManageDialogWords;
