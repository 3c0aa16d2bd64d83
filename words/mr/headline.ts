/** What a listing is and where it stands, in one line of Marathi. */
import type { HeadlineWords } from '../en/headline.js';

export const words = {
  headline: ({ size, type, place, isMonthly }) =>
    [place && `${place} येथे`, isMonthly ? 'भाड्याने' : 'विक्रीसाठी', size, type || 'मालमत्ता']
      .filter(Boolean)
      .join(' '),
} satisfies HeadlineWords;
