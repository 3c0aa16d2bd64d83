/** What mails about saved searches say, in Hindi. */
import type { AlertMailWords } from '../en/alert-mail.js';

export const words = {
  subjectOne: (count, search) => `${String(count)} नई: ${search}`,
  subjectMany: (count, searches) => `आपकी ${String(searches)} खोजों में ${String(count)} नई संपत्तियाँ`,
  hello: (name) => (name ? `नमस्ते ${name},` : 'नमस्ते,'),
  intro: (brand) => `आपकी खोजों के लिए ${brand} पर ये नया है:`,
  cut: (before) => `दाम घटा, पहले ${before}`,
  perMonth: 'महीना',
  all: (count) => (count === 1 ? 'सभी परिणामों में देखें' : `सभी ${String(count)} को परिणामों में देखें`),
  why: 'यह मेल आपको इसलिए मिला क्योंकि आपने ये खोजें सहेजी थीं।',
  stop: 'ये मेल बंद करें',
  change: 'कितनी बार मिले, यह बदलें या बंद करें',
  stopOne: 'इस खोज को बंद करें या बदलें',
  proveSubject: (brand) => `क्या ${brand} आपको नई संपत्तियों की सूचना दे?`,
  proveText: (search, brand) =>
    `किसी ने, शायद आपने ही, ${brand} से कहा है कि इस खोज में कुछ नया आने पर इस पते पर बताया जाए: ${search}`,
  prove: 'हाँ, मुझे बताएँ',
  proveElse: 'आपने नहीं कहा था? तो रहने दें, हम फिर नहीं लिखेंगे।',
} satisfies AlertMailWords;
