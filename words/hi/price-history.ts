/** The words of a listing's price history, in Hindi. */
import type { PriceHistoryWords } from '../en/price-history.js';

export const words = {
  listed: (date) => `यहाँ पहली बार ${date} को डाला गया।`,
  same: 'तब से दाम नहीं बदला है।',
  madeUp: 'यह नमूना बाज़ार है: इसके पुराने दाम काल्पनिक हैं।',
  failed: 'दाम का इतिहास लोड नहीं हो सका।',
  retry: 'फिर कोशिश करें',
  caption: 'पहली बार डाले जाने के बाद के दाम',
  date: 'तारीख़',
  price: 'दाम',
  rent: 'मासिक किराया',
  deposit: 'ज़मानत राशि',
  change: 'बदलाव',
  percent: (percent) => `${percent > 0 ? '+' : '−'}${String(Math.abs(percent))} %`,
} satisfies PriceHistoryWords;
