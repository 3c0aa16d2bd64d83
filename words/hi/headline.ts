/** What a listing is and where it stands, in one line of Hindi. */
import type { HeadlineWords } from '../en/headline.js';

export const words = {
  headline: ({ size, type, place, isMonthly }) =>
    [place && `${place} में`, isMonthly ? 'किराये का' : 'बिकाऊ', size, type || 'संपत्ति']
      .filter(Boolean)
      .join(' '),
} satisfies HeadlineWords;
