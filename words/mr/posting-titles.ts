/** Headings of the posting form in Marathi. */
import type { PostingTitles } from '../en/posting-titles.js';

export const words = {
  titles: {
    sell: 'तुमची मालमत्ता विका',
    rent: 'तुमची मालमत्ता भाड्याने द्या',
    pg: 'पीजी खोली भाड्याने द्या',
    plot: 'तुमचा प्लॉट किंवा जमीन विका',
    commercial: 'व्यावसायिक जागा विका',
  },
  edits: {
    sell: 'विक्रीच्या जाहिरातीत बदल करा',
    rent: 'भाड्याच्या जाहिरातीत बदल करा',
    pg: 'पीजी खोलीच्या जाहिरातीत बदल करा',
    plot: 'प्लॉट किंवा जमिनीच्या जाहिरातीत बदल करा',
    commercial: 'व्यावसायिक जागेच्या जाहिरातीत बदल करा',
  },
} satisfies PostingTitles;
