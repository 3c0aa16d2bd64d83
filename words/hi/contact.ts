/** The words of reaching an owner, in Hindi. */
import type { ContactWords } from '../en/contact.js';

const counted = (coins: number) => `${String(coins)} ${coins === 1 ? 'सिक्का' : 'सिक्के'}`;

export const words = {
  verifyTitle: 'पहले अपना नंबर सत्यापित करें',
  verifyText: 'मालिक जानना चाहते हैं कि फ़ोन किसका है। हम आपको एक कोड भेजेंगे, बस एक बार, और स्वागत के सिक्के साथ मिलेंगे।',
  verify: 'नंबर सत्यापित करें',
  ownerTitle: 'मालिक की जानकारी',
  call: 'कॉल करें',
  whatsApp: 'WhatsApp',
  copyPhone: 'फ़ोन नंबर कॉपी करें',
  copyEmail: 'ई-मेल पता कॉपी करें',
  copied: 'कॉपी हो गया',
  copyFailed: (text) => `कॉपी नहीं हो सका। यह रहा: ${text}`,
  about: (id, title) => `नमस्ते, मुझे आपकी संपत्ति ${id} (${title}) में रुचि है।`,
  safety: 'किसी को भी पैसे देने से पहले जगह देखें और काग़ज़ जाँचें।',
  reportNumber: 'इस नंबर की शिकायत करें',

  goOn: 'जहाँ थे वहीं से आगे बढ़ें',
  actions: {
    search: { number: 'नंबर देखें', message: 'संपर्क करें' },
    detail: { number: 'फ़ोन नंबर लें', message: 'एजेंट से संपर्क करें' },
  },
  withPrice: (name, coins) => `${name}, ${counted(coins)}`,
  price: (cost, coins) =>
    `इसमें ${counted(cost)} ${cost === 1 ? 'लगेगा' : 'लगेंगे'}। आपके पास ${counted(coins)} ${coins === 1 ? 'है' : 'हैं'}।`,
  paidFor: 'इसके सिक्के आप दे चुके हैं, इसलिए यह मुफ़्त है।',
  consent: 'मालिक को आपका नाम, फ़ोन और ई-मेल दिखेगा।',
  buyTitle: 'और सिक्के लें',
  pack: (coins, price) => `${price} में ${counted(coins)}`,
  bought: 'सिक्के ले लिए: आगे बढ़ें',
  notNow: 'अभी नहीं',
} satisfies ContactWords;
