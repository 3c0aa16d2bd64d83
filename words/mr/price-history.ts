/** The words of a listing's price history, in Marathi. */
import type { PriceHistoryWords } from '../en/price-history.js';

export const words = {
  listed: (date) => `येथे प्रथम ${date} रोजी टाकले.`,
  same: 'तेव्हापासून किंमत बदललेली नाही.',
  madeUp: 'हा नमुना बाजार आहे: येथील जुन्या किमती काल्पनिक आहेत.',
  failed: 'किमतींचा इतिहास लोड होऊ शकला नाही.',
  retry: 'पुन्हा प्रयत्न करा',
  caption: 'प्रथम टाकल्यापासूनच्या किमती',
  date: 'तारीख',
  price: 'किंमत',
  rent: 'मासिक भाडे',
  deposit: 'अनामत रक्कम',
  change: 'बदल',
  percent: (percent) => `${percent > 0 ? '+' : '−'}${String(Math.abs(percent))} %`,
} satisfies PriceHistoryWords;
