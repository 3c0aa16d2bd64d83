/** What mails, SMS and push messages about a person's news say, in Hindi. */
import type { NewsMailWords } from '../en/news-mail.js';

const counted = (count: number, one: string, many: string) =>
  count === 1 ? one : `${String(count)} ${many}`;

export const words = {
  subject: (count, first) => (count === 1 ? first : `${first}, और ${String(count - 1)} अन्य`),
  intro: (brand) => `${brand} पर आपके लिए ये नया है:`,
  see: 'देखें',
  allSaved: 'आपकी सहेजी सभी संपत्तियाँ',
  all: 'सब नया देखें',
  stillThere: 'अब भी उपलब्ध है? “फिर डालें” चुनें। बिक गई या किराये पर गई? वहाँ बता दें, ताकि कोई बेकार में फ़ोन न करे।',
  why: 'यह मेल आपको आपके खाते के कारण मिला। हम क्या बताएँ, यह आप “नया क्या है” में चुनें।',
  stop: 'ऐसे मेल बंद करें',
  push: {
    match: (count) => counted(count, 'आपकी खोज के लिए एक नई संपत्ति', 'नई संपत्तियाँ आपकी खोजों के लिए'),
    cut: (count) => counted(count, 'आपकी सहेजी संपत्ति का दाम घटा', 'सहेजी संपत्तियों का दाम घटा'),
    gone: (count) => counted(count, 'आपकी सहेजी संपत्ति अब नहीं है', 'सहेजी संपत्तियाँ अब नहीं हैं'),
    lead: (count) => counted(count, 'कोई आपसे संपर्क करना चाहता है', 'लोग आपसे संपर्क करना चाहते हैं'),
    refund: () => 'आपके सिक्कों पर फ़ैसला हुआ',
    report: () => 'आपकी शिकायत पर फ़ैसला हुआ',
    expiry: (count) => counted(count, 'आपका एक विज्ञापन जल्द हटेगा', 'विज्ञापन जल्द हटेंगे'),
    several: (count) => `आपके लिए ${String(count)} नई सूचनाएँ`,
  },
} satisfies NewsMailWords;
