/** The icons that a page's first widget needs, apart from the others to keep its files small. */
import { icon } from './icon.js';

export const SearchIcon = icon('M17.5 11a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0zM16 16l4.5 4.5');
export const MapPinIcon = icon(
  'M12 21s-7-6.2-7-11.5a7 7 0 0 1 14 0C19 14.8 12 21 12 21zM14.5 9.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0z',
);
export const ChevronDownIcon = icon('M6 9l6 6 6-6');
export const WarningIcon = icon('M12 4l9 16H3zM12 10v4.5M12 17.3v.01');
