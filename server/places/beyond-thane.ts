/** Cities and towns past Thane on the central line (C-21, Beyond Thane). */
import type { PlaceRow } from './row.js';

/** Lists the localities of Kalyan. */
export const kalyan: readonly PlaceRow[] = [
  ['Kalyan West', 'कल्याण पश्चिम', 9800, 22, 'Kalyan', 'Kalyan W'],
  ['Kalyan East', 'कल्याण पूर्व', 8000, 18],
  ['Khadakpada', 'खडकपाडा', 10500, 23],
  ['Gandhari', 'गंधारी', 9800, 22],
  ['Adharwadi', 'आधारवाडी', 9500, 21],
  ['Godrej Hill', 'गोदरेज हिल', 10000, 22],
  ['Shahad', 'शहाड', 7800, 18],
  ['Titwala', 'टिटवाळा', 5500, 13],
  ['Ambivli', 'आंबिवली', 5800, 14],
];

/** Lists the localities of Dombivli. */
export const dombivli: readonly PlaceRow[] = [
  ['Dombivli East', 'डोंबिवली पूर्व', 10500, 23, 'Dombivli', 'Dombivali East'],
  ['Dombivli West', 'डोंबिवली पश्चिम', 9500, 21, 'Dombivali West'],
  ['Palava City', 'पलावा सिटी', 8800, 22, 'Palava', 'Lodha Palava'],
  ['Nilje', 'निळजे', 7800, 19],
  ['Kalyan Shilphata Road', 'कल्याण शिळफाटा रोड', 7500, 19, 'Shilphata'],
  ['Thakurli', 'ठाकुर्ली', 10000, 22],
  ['MIDC Dombivli', 'एमआयडीसी डोंबिवली', 9000, 22],
];

/** Lists the localities of Ulhasnagar. */
export const ulhasnagar: readonly PlaceRow[] = [
  ['Ulhasnagar', 'उल्हासनगर', 7200, 17],
  ['Vithalwadi', 'विठ्ठलवाडी', 7000, 16],
];

/** Lists the localities of Ambernath. */
export const ambernath: readonly PlaceRow[] = [
  ['Ambernath East', 'अंबरनाथ पूर्व', 6200, 14, 'Ambernath', 'Ambarnath East'],
  ['Ambernath West', 'अंबरनाथ पश्चिम', 5600, 13, 'Ambarnath West'],
  ['Chikhloli', 'चिखलोली', 5800, 14],
];

/** Lists the localities of Badlapur. */
export const badlapur: readonly PlaceRow[] = [
  ['Badlapur East', 'बदलापूर पूर्व', 5000, 12, 'Badlapur'],
  ['Badlapur West', 'बदलापूर पश्चिम', 5200, 12],
  ['Manjarli', 'मांजर्ली', 5000, 12],
];

/** Lists the localities of Bhiwandi. */
export const bhiwandi: readonly PlaceRow[] = [
  ['Bhiwandi', 'भिवंडी', 5200, 14],
  ['Anjur', 'अंजूर', 6000, 15, 'Anjurphata'],
  ['Kalher', 'काल्हेर', 6000, 15],
  ['Kasheli', 'काशेळी', 6200, 16],
  ['Mankoli', 'मानकोली', 5500, 16],
  ['Padgha', 'पडघा', 4000, 11],
];

/** Lists the towns of Shahapur and Murbad talukas. */
export const shahapur: readonly PlaceRow[] = [
  ['Shahapur', 'शहापूर', 3600, 9],
  ['Asangaon', 'आसनगाव', 3800, 9],
  ['Vasind', 'वासिंद', 4000, 10],
  ['Khardi', 'खर्डी', 3200, 8],
  ['Kasara', 'कसारा', 3000, 7],
  ['Murbad', 'मुरबाड', 3400, 8],
];

/** Lists the localities of Karjat and Neral. */
export const karjat: readonly PlaceRow[] = [
  ['Karjat', 'कर्जत', 4800, 11],
  ['Neral', 'नेरळ', 4500, 10],
  ['Vangani', 'वांगणी', 4000, 9],
  ['Khopoli', 'खोपोली', 4400, 11],
];
