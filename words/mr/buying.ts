/** The words of buying coins, in Marathi. */
import type { BuyingWords } from '../en/buying.js';

export const words = {
  title: 'नाणी मिळवा',
  test: 'हे फक्त करून पाहण्यासाठी आहे: पैसे लागत नाहीत.',
  coins: (coins) => `${String(coins)} नाणी`,
  each: (rupees) => `एक नाणे ${rupees}`,
  pay: (price) => `${price} भरा`,
  terms:
    'कर धरून. तुम्ही आमच्या पेमेंट भागीदाराच्या पानावर पैसे भरता; तुमचे कार्ड आम्ही कधीच पाहत नाही. न वापरलेली नाणी परत करता येतात: आम्हाला लिहा.',
  waiting: 'पैसे भरल्याची खात्री होण्याची वाट पाहत आहोत. काही सेकंद लागतात; हे पान सोडले तरी नाणी येतील.',
  toPayment: 'पैसे भरण्याच्या पानावर जा',
  paid: (coins) => `${String(coins)} नाणी तुमची झाली.`,
  failed: 'पैसे भरले गेले नाहीत, आणि काहीही घेतले नाही.',
  checking: 'या ऑर्डरशी न जुळणारे पैसे आले आहेत. आम्ही पाहून ते परत पाठवू.',
  refunded: 'या ऑर्डरचे पैसे परत पाठवले.',
  back: 'जिथे होतात तिथे परत जा',
  orders: 'तुमच्या ऑर्डर',
  when: 'केव्हा',
  what: 'नाणी',
  price: 'किंमत',
  state: 'स्थिती',
  states: {
    open: 'अजून पैसे भरले नाहीत',
    paid: 'पैसे भरले',
    failed: 'पैसे भरले नाहीत',
    checking: 'तपासत आहोत',
    refunded: 'पैसे परत पाठवले',
  },
  testTitle: 'चाचणीचे पेमेंट',
  testText: (coins, price) =>
    `हे पान पेमेंट भागीदाराच्या जागी आहे. ${String(coins)} नाण्यांची किंमत ${price} आहे; पैसे लागत नाहीत.`,
  testPay: 'पैसे भरा',
  testCancel: 'पैसे भरू नका',
} satisfies BuyingWords;
