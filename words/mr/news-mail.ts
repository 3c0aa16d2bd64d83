/** What mails, SMS and push messages about a person's news say, in Marathi. */
import type { NewsMailWords } from '../en/news-mail.js';

const counted = (count: number, one: string, many: string) =>
  count === 1 ? one : `${String(count)} ${many}`;

export const words = {
  subject: (count, first) => (count === 1 ? first : `${first}, आणि आणखी ${String(count - 1)}`),
  intro: (brand) => `${brand} वर तुमच्यासाठी हे नवीन आहे:`,
  see: 'पाहा',
  allSaved: 'तुम्ही जतन केलेल्या सर्व मालमत्ता',
  all: 'सर्व नवीन पाहा',
  stillThere:
    'अजून उपलब्ध आहे? “पुन्हा टाका” निवडा. विकली किंवा भाड्याने गेली? तेथे नोंदवा, म्हणजे कोणी विनाकारण फोन करणार नाही.',
  why: 'तुमच्या खात्यामुळे हा मेल तुम्हाला आला आहे. आम्ही काय कळवावे ते “नवीन काय” मध्ये निवडा.',
  stop: 'असे मेल थांबवा',
  push: {
    match: (count) => counted(count, 'तुमच्या शोधासाठी एक नवीन मालमत्ता', 'नवीन मालमत्ता तुमच्या शोधांसाठी'),
    cut: (count) =>
      counted(count, 'तुम्ही जतन केलेल्या मालमत्तेची किंमत कमी झाली', 'जतन केलेल्या मालमत्तांची किंमत कमी झाली'),
    gone: (count) => counted(count, 'तुम्ही जतन केलेली मालमत्ता आता नाही', 'जतन केलेल्या मालमत्ता आता नाहीत'),
    lead: (count) => counted(count, 'कोणाला तरी तुमच्याशी संपर्क साधायचा आहे', 'लोकांना तुमच्याशी संपर्क साधायचा आहे'),
    refund: () => 'तुमच्या नाण्यांबद्दल निर्णय झाला',
    report: () => 'तुमच्या तक्रारीवर निर्णय झाला',
    expiry: (count) => counted(count, 'तुमची एक जाहिरात लवकरच निघेल', 'जाहिराती लवकरच निघतील'),
    several: (count) => `तुमच्यासाठी ${String(count)} नवीन सूचना`,
  },
} satisfies NewsMailWords;
