/** Localities of the old island city, Colaba to Tardeo. */
import type { PlaceRow } from './row.js';

/** Lists South Mumbai; the city dropdown has no region for it, so only Mumbai finds it (C-21). */
export const mumbaiSouth: readonly PlaceRow[] = [
  ['Colaba', 'कुलाबा', 58000, 150],
  ['Cuffe Parade', 'कफ परेड', 62000, 150],
  ['Nariman Point', 'नरिमन पॉइंट', 60000, 190],
  ['Fort', 'फोर्ट', 45000, 150, 'CST Area'],
  ['Ballard Estate', 'बॅलार्ड इस्टेट', 42000, 145],
  ['Churchgate', 'चर्चगेट', 56000, 140],
  ['Marine Drive', 'मरीन ड्राइव्ह', 60000, 145],
  ['Marine Lines', 'मरीन लाइन्स', 46000, 115],
  ['Kalbadevi', 'काळबादेवी', 34000, 90],
  ['Girgaon', 'गिरगाव', 40000, 98, 'Girgaum', 'Charni Road'],
  ['Opera House', 'ऑपेरा हाउस', 44000, 115],
  ['Masjid Bunder', 'मशीद बंदर', 28000, 80],
  ['Walkeshwar', 'वाळकेश्वर', 66000, 145],
  ['Malabar Hill', 'मलबार हिल', 82000, 175],
  ['Napean Sea Road', 'नेपियन सी रोड', 76000, 160, 'Nepean Sea Road'],
  ['Breach Candy', 'ब्रीच कँडी', 74000, 160],
  ['Cumballa Hill', 'कंबाला हिल', 70000, 150, 'Kemps Corner'],
  ['Pedder Road', 'पेडर रोड', 66000, 145],
  ['Altamount Road', 'अल्टामाउंट रोड', 76000, 165],
  ['Grant Road', 'ग्रँट रोड', 36000, 92],
  ['Tardeo', 'ताडदेव', 50000, 120],
  ['Mumbai Central', 'मुंबई सेंट्रल', 40000, 105],
  ['Kamathipura', 'कामाठीपुरा', 26000, 70],
  ['Nagpada', 'नागपाडा', 28000, 75],
  ['Mahalakshmi', 'महालक्ष्मी', 46000, 120, 'Mahalaxmi'],
  ['Haji Ali', 'हाजी अली', 52000, 125],
];
