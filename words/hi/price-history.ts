/** The words of a listing's price history, in Hindi. */
import type { PriceHistoryWords } from '../en/price-history.js';

export const words = {
  listed: (date) => `यहाँ पहली बार ${date} को दिया गया।`,
  same: 'तब से क़ीमत नहीं बदली है।',
  madeUp: 'यह नमूना बाज़ार है: इसकी पुरानी क़ीमतें काल्पनिक हैं।',
  failed: 'क़ीमतों का इतिहास लोड नहीं हो सका।',
  retry: 'फिर कोशिश करें',
  caption: 'पहली बार दिए जाने के बाद की क़ीमतें',
  date: 'तारीख़',
  price: 'क़ीमत',
  rent: 'मासिक किराया',
  deposit: 'ज़मानत राशि',
  change: 'बदलाव',
  percent: (percent) => `${percent > 0 ? '+' : '−'}${String(Math.abs(percent))} %`,
} satisfies PriceHistoryWords;
