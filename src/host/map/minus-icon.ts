/** The sign for farther away; only maps have it. */
import { icon } from '../../widgets/kit/icons/icon.js';

export const MinusIcon = icon('M5 12h14');
