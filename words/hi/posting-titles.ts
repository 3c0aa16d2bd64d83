/** Headings of the posting form in Hindi. */
import type { PostingTitles } from '../en/posting-titles.js';

export const words = {
  titles: {
    sell: 'अपनी संपत्ति बेचें',
    rent: 'अपनी संपत्ति किराये पर दें',
    pg: 'पीजी कमरा किराये पर दें',
    plot: 'अपना प्लॉट या ज़मीन बेचें',
    commercial: 'व्यावसायिक जगह बेचें',
  },
  edits: {
    sell: 'बिक्री का विज्ञापन बदलें',
    rent: 'किराये का विज्ञापन बदलें',
    pg: 'पीजी का विज्ञापन बदलें',
    plot: 'प्लॉट या ज़मीन का विज्ञापन बदलें',
    commercial: 'व्यावसायिक जगह का विज्ञापन बदलें',
  },
} satisfies PostingTitles;
