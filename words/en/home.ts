/** The words of the home page below its first screen, in English. */

export const words = {
  banners: 'What’s new',
  bannerLink: 'See more',
  cities: 'Browse by city',
  listings: (count: string) => `${count} listings`,
  kinds: { sell: 'Buy', rent: 'Rent', plot: 'Plots', pg: 'PG', commercial: 'Commercial' },
  projects: 'Projects On High Demand',
  projectsNote: 'Sponsored: these builders pay to be shown here.',
  sponsored: 'Sponsored',
  sample: 'Sample',
  rera: (number: string) => `RERA ${number}`,
  by: (builder: string) => `by ${builder}`,
  place: (locality: string, city: string) => `${locality}, ${city}`,
  prices: (least: string, most: string) => `₹ ${least} to ${most}`,
  recent: 'Recently listed',
  allRecent: 'See all',
  recentFailed: 'Couldn’t load the newest homes.',
  viewed: 'Recently viewed',
  clearViewed: 'Clear',
  promotions: 'Featured projects',
  banks: 'Home loans',
  rate: (percent: string) => `from ${percent}% a year`,
  owners: 'How it works for owners',
  ownersNote: 'Listing is free, and you can change it any time.',
  steps: [
    {
      title: 'Describe it',
      text: 'Kind, place, size and price, one short page at a time. Your draft is saved as you go.',
    },
    {
      title: 'Add pictures',
      text: 'Up to twenty photos and a video. We strip out where they were taken.',
    },
    {
      title: 'Answer people',
      text: 'See who viewed your number, refresh the listing, pause it once your home has found its people.',
    },
  ],
  post: 'Post Property',
};

/** Types the words, so that a translation cannot leave one out. */
export type HomeWords = typeof words;
