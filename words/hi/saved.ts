/** The words of the page of saved homes, in Hindi. */
import type { SavedWords } from '../en/saved.js';

export const words: SavedWords = {
  title: 'सहेजे हुए घर',
  count: (homes) => `${String(homes)} घर`,
  onDevice: 'ये घर सिर्फ़ इसी डिवाइस पर सहेजे गए हैं। अपने सभी डिवाइस पर पाने के लिए लॉग इन करें।',
  login: 'लॉग इन',
  none: 'आपने अभी तक कोई घर नहीं सहेजा',
  noneText: 'घर पर बने दिल को दबाएँ: वह आज के दाम और आपके नोट के साथ यहाँ रहेगा।',
  search: 'संपत्ति खोजें',
  failed: 'आपके सहेजे हुए घर नहीं दिखाए जा सके।',
  loading: 'आपके सहेजे हुए घर आ रहे हैं',
  sort: 'क्रम',
  sorts: {
    newest: 'हाल में सहेजे',
    'price-up': 'दाम: कम से ज़्यादा',
    'price-down': 'दाम: ज़्यादा से कम',
    cut: 'सबसे बड़ी कटौती',
  },
  print: 'छापें',
  stages: { maybe: 'शायद', called: 'बात हुई', visited: 'देख लिया', offer: 'प्रस्ताव दिया', no: 'नहीं' },
  stage: 'चरण',
  stageOf: (title) => `${title} का चरण`,
  empty: 'कोई नहीं',
  savedOn: (date) => `${date} को सहेजा`,
  less: (rupees) => `सहेजने के समय से ${rupees} कम`,
  more: (rupees) => `सहेजने के समय से ${rupees} ज़्यादा`,
  gone: 'अब उपलब्ध नहीं',
  lastPrice: 'आख़िरी दाम',
  note: 'आपका नोट',
  noteHint: 'इसे सिर्फ़ आप देखते हैं।',
  remove: (title) => `${title} को सूची से हटाएँ`,
};
