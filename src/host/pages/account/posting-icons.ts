/** One icon for each kind of property that can be posted. */
import { icon } from '../../../widgets/kit/icons/icon.js';

export const TagIcon = icon('M4 4.5h7.5l8.5 8.5-7 7L4.5 11.5zM8.5 8.5v.01');
export const KeyIcon = icon('M12 8a4 4 0 1 1-8 0a4 4 0 0 1 8 0zM11 11l8.5 8.5M16 16l2-2M18.5 18.5l1.5-1.5');
export const LandIcon = icon('M3 18.5l4-9h10l4 9zM12 9.5v9M5 14h14M12 6.5v-3l4 1.5-4 1.5');
export const BedIcon = icon(
  'M3.5 19v-13M3.5 16h17v3M20.5 16v-3a3 3 0 0 0-3-3h-7v6M7 13a1.5 1.5 0 1 1 0-3a1.5 1.5 0 0 1 0 3z',
);
export const ShopIcon = icon(
  'M4 10v9.5h16V10M3 9.5l2-5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0M9.5 19.5v-5h5v5',
);
