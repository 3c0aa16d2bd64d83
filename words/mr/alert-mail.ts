/** What mails about saved searches say, in Marathi. */
import type { AlertMailWords } from '../en/alert-mail.js';

export const words = {
  subjectOne: (count, search) => `${String(count)} नवीन: ${search}`,
  subjectMany: (count, searches) => `तुमच्या ${String(searches)} शोधांमध्ये ${String(count)} नवीन मालमत्ता`,
  hello: (name) => (name ? `नमस्कार ${name},` : 'नमस्कार,'),
  intro: (brand) => `तुमच्या शोधांसाठी ${brand} वर हे नवीन आहे:`,
  cut: (before) => `किंमत कमी झाली, आधी ${before}`,
  perMonth: 'महिना',
  all: (count) => (count === 1 ? 'सर्व निकालांमध्ये पाहा' : `सर्व ${String(count)} निकालांमध्ये पाहा`),
  why: 'तुम्ही हे शोध जतन केले म्हणून हा मेल तुम्हाला आला आहे.',
  stop: 'हे मेल थांबवा',
  change: 'किती वेळा यावे ते बदला किंवा थांबवा',
  stopOne: 'हा शोध थांबवा किंवा बदला',
  proveSubject: (brand) => `${brand} ने तुम्हाला नवीन मालमत्ता कळवाव्यात का?`,
  proveText: (search, brand) =>
    `कोणीतरी, बहुधा तुम्हीच, या शोधात काही नवीन आल्यास या पत्त्यावर कळवायला ${brand} ला सांगितले आहे: ${search}`,
  prove: 'हो, मला कळवा',
  proveElse: 'ते तुम्ही नव्हता? मग सोडून द्या, आम्ही पुन्हा लिहिणार नाही.',
} satisfies AlertMailWords;
