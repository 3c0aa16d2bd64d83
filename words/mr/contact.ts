/** The words of reaching an owner, in Marathi. */
import type { ContactWords } from '../en/contact.js';

const counted = (coins: number) => `${String(coins)} ${coins === 1 ? 'नाणे' : 'नाणी'}`;

export const words = {
  verifyTitle: 'आधी तुमचा नंबर पडताळा',
  verifyText:
    'फोन कोणाचा आहे हे मालकांना कळायला हवे असते. आम्ही तुम्हाला एक कोड पाठवू, फक्त एकदाच, आणि स्वागताची नाणी त्यासोबत मिळतील.',
  verify: 'नंबर पडताळा',
  ownerTitle: 'मालकाची माहिती',
  call: 'कॉल करा',
  whatsApp: 'WhatsApp',
  copyPhone: 'फोन नंबर कॉपी करा',
  copyEmail: 'ई-मेल पत्ता कॉपी करा',
  copied: 'कॉपी झाले',
  copyFailed: (text) => `कॉपी करता आले नाही. हे पाहा: ${text}`,
  about: (id, title) => `नमस्कार, मला तुमच्या ${title} (${id}) या मालमत्तेत रस आहे.`,
  safety: 'कोणालाही पैसे देण्याआधी जागा पाहा आणि कागदपत्रे तपासा.',
  reportNumber: 'या नंबरची तक्रार करा',

  goOn: 'जिथे होतात तिथून पुढे जा',
  actions: {
    search: { number: 'नंबर पाहा', message: 'संपर्क साधा' },
    detail: { number: 'फोन नंबर मिळवा', message: 'एजंटशी संपर्क साधा' },
  },
  withPrice: (name, coins) => `${name}, ${counted(coins)}`,
  price: (cost, coins) =>
    `यासाठी ${counted(cost)} ${cost === 1 ? 'लागेल' : 'लागतील'}. तुमच्याकडे ${counted(coins)} ${coins === 1 ? 'आहे' : 'आहेत'}.`,
  paidFor: 'यासाठी तुम्ही नाणी दिली आहेत, म्हणून हे मोफत आहे.',
  consent: 'मालकाला तुमचे नाव, फोन आणि ई-मेल दिसेल.',
  buyTitle: 'आणखी नाणी घ्या',
  pack: (coins, price) => `${price} मध्ये ${counted(coins)}`,
  bought: 'नाणी घेतली: पुढे जा',
  notNow: 'आत्ता नको',
} satisfies ContactWords;
