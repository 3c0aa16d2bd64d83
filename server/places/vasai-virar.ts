/** Localities north of Mumbai on the western line: Mira-Bhayandar, Vasai-Virar and Palghar. */
import type { PlaceRow } from './row.js';

/** Lists the localities of Mira-Bhayandar (C-21, Western Mumbai). */
export const miraBhayandar: readonly PlaceRow[] = [
  ['Mira Road East', 'मीरा रोड पूर्व', 12500, 30, 'Mira Road', 'Mira Rd'],
  ['Bhayandar West', 'भाईंदर पश्चिम', 12000, 27, 'Bhayander West'],
  ['Bhayandar East', 'भाईंदर पूर्व', 11500, 26, 'Bhayandar', 'Bhayander East'],
  ['Kashimira', 'काशिमीरा', 11500, 28, 'Kashi Mira'],
  ['Beverly Park', 'बेव्हर्ली पार्क', 13000, 30],
  ['Shanti Nagar Mira Road', 'शांती नगर मीरा रोड', 12000, 28],
  ['Naya Nagar', 'नया नगर', 11500, 28],
  ['Uttan', 'उत्तन', 9000, 20],
];

/** Lists the localities of Vasai-Virar (C-21, Western Mumbai). */
export const vasaiVirar: readonly PlaceRow[] = [
  ['Naigaon East', 'नायगाव पूर्व', 8000, 18, 'Naigaon'],
  ['Naigaon West', 'नायगाव पश्चिम', 7800, 17],
  ['Vasai West', 'वसई पश्चिम', 9000, 19, 'Vasai'],
  ['Vasai East', 'वसई पूर्व', 8000, 17],
  ['Evershine City', 'एव्हरशाइन सिटी', 8500, 18],
  ['Nalasopara West', 'नालासोपारा पश्चिम', 7200, 16, 'Nala Sopara West', 'Sopara'],
  ['Nalasopara East', 'नालासोपारा पूर्व', 6600, 15, 'Nalasopara', 'Nala Sopara East'],
  ['Virar West', 'विरार पश्चिम', 7800, 17, 'Virar', 'Global City Virar'],
  ['Virar East', 'विरार पूर्व', 6600, 15],
  ['Bolinj', 'बोळींज', 7600, 17],
  ['Arnala', 'अर्नाळा', 5600, 12],
];

/** Lists the localities of Palghar district beyond Virar (C-21, Western Mumbai). */
export const palghar: readonly PlaceRow[] = [
  ['Palghar', 'पालघर', 5200, 12, 'Palghar West', 'Palghar East'],
  ['Boisar', 'बोईसर', 4800, 12, 'Boisar West', 'Boisar East', 'Tarapur'],
  ['Saphale', 'सफाळे', 4200, 10],
  ['Dahanu', 'डहाणू', 4400, 11],
  ['Wada', 'वाडा', 3600, 9],
];
