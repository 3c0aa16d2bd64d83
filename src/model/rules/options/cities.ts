/** The cities and city regions a search may name. */

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
