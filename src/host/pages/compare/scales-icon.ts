/** The icon of comparing. */
import { icon } from '../../../widgets/kit/icons/icon.js';

export const ScalesIcon = icon(
  'M12 4v16M8 20h8M5 7.5h14M5 7.5L2.5 14a2.6 2.6 0 0 0 5 0zM19 7.5L16.5 14a2.6 2.6 0 0 0 5 0z',
);
