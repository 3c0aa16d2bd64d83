/** The cities and city regions a search may name, and the localities always offered. */

/** Lists the city dropdown of the home search box (S-067); the server knows what each region holds (C-21). */
export const cities = [
  'Mumbai',
  'Western Mumbai',
  'Central Mumbai',
  'Navi Mumbai',
  'Thane',
  'Beyond Thane',
  'Pune',
  'Nashik',
] as const;

/** Lists the localities every filter panel offers, whatever the results hold (S-141, C-22). */
export const fixedLocalities = ['Nerul', 'Sion', 'Thane', 'Bandra'] as const;
