/** The words of the map of a search, in Hindi. */
import { groupDigits } from '../group-digits.js';
import { inHindi } from '../units.js';
import type { MapWords } from '../en/map.js';

const homes = (count: number) => `${groupDigits(count)} घर`;

export const words = {
  compactCards: 'छोटे कार्ड',
  map: 'नक़्शा',
  list: 'सूची',
  close: 'नक़्शा बंद करें',
  mapOf: (title) => `नक़्शा: ${title}`,
  help: 'तीर वाली कुंजियाँ नक़्शा खिसकाती हैं, प्लस और माइनस उसे पास और दूर लाते हैं।',
  onMap: 'नक़्शे पर घर',
  closer: 'पास लाएँ',
  farther: 'दूर ले जाएँ',
  draw: 'हिस्सा बनाएँ',
  drawing: 'जहाँ रहना चाहते हैं, उसके चारों ओर रेखा खींचें।',
  live: 'नक़्शा हिलाते ही खोजें',
  byNames: { legend: 'इस नक़्शे के इलाक़े', help: 'या इलाक़े चुनें; क्षेत्र उनके चारों ओर होगा।', search: 'इनके आसपास खोजें' },
  searchHere: 'इस हिस्से में खोजें',
  loading: 'घर खोजे जा रहे हैं',
  failed: 'घर नक़्शे पर नहीं दिखाए जा सके।',
  nothingHere: 'यहाँ कोई घर नहीं। नक़्शा खिसकाएँ, या कोई फ़िल्टर हटाएँ।',
  placeless: (count, isMore) => `बिना जगह के ${homes(count)}${isMore ? ' और अधिक' : ''} केवल सूची में हैं`,
  reach: (to, minutes) => `रंगा हुआ: ${to} तक ${String(minutes)} मिनट में, अनुमान से`,
  home: () => 'घर',
  homes,
  about: (count) => `लगभग ${count}`,
  priced: (price) => `${price} का घर`,
  nearby: 'घर के पास दिखाया गया, 200 से 300 मीटर दूर',
  more: (count) => `सूची में सभी ${homes(count)} दिखाएँ`,
  further: 'और दिखाएँ',
  away: 'बंद करें',
  price: inHindi,
} satisfies MapWords;
