/** Marks of the places where a site may have a page of its own, drawn in the kit's stroke. */
import { icon } from '../../widgets/kit/icons/icon.js';
import type { SocialName } from '../site.js';

/** Holds the mark and the name of each place. */
export const socialPlaces: Readonly<Record<SocialName, { name: string; Mark: ReturnType<typeof icon> }>> = {
  facebook: {
    name: 'Facebook',
    Mark: icon('M17 3.5h-2.5A4.5 4.5 0 0 0 10 8v3H7v3.5h3V21h3.5v-6.5h2.8l.7-3.5h-3.5V8a1 1 0 0 1 1-1H17z'),
  },
  instagram: {
    name: 'Instagram',
    Mark: icon(
      'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM15.5 12a3.5 3.5 0 1 1-7 0a3.5 3.5 0 0 1 7 0zM17 7v.01',
    ),
  },
  linkedin: {
    name: 'LinkedIn',
    Mark: icon(
      'M5 3.5h14A1.5 1.5 0 0 1 20.5 5v14a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V5A1.5 1.5 0 0 1 5 3.5zM8 11v5.5M8 7.7v.01M12 16.5V11M12 13.5a2.3 2.3 0 0 1 4.5 0v3',
    ),
  },
  x: { name: 'X', Mark: icon('M4 4l16 16M20 4L4 20') },
  youtube: {
    name: 'YouTube',
    Mark: icon(
      'M6 5.5h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM10.5 9.2v5.6l4.5-2.8z',
    ),
  },
};
