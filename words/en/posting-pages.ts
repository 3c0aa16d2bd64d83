/** Title and description of each posting screen, in English (S-007). */

export const words = {
  sell: {
    title: 'Sell property',
    details: 'Sell property: features and photos',
    description: 'Post your flat, villa or house for sale, free of charge, and reach buyers in Maharashtra.',
  },
  rent: {
    title: 'Rent out property',
    details: 'Rent out property: features and photos',
    description: 'Post your home, office or shop to let, free of charge, and reach tenants in Maharashtra.',
  },
  pg: {
    title: 'Post a PG',
    details: 'Post a PG: features and photos',
    description: 'Post your PG or shared room, free of charge, and reach people who look for a bed.',
  },
  plot: {
    title: 'Sell plot or land',
    details: 'Sell plot or land: amenities and photos',
    description: 'Post your plot or land for sale, free of charge, and reach buyers in Maharashtra.',
  },
  commercial: {
    title: 'Sell commercial property',
    details: 'Sell commercial property: features and photos',
    description: 'Post your office, shop or godown for sale, free of charge, and reach businesses.',
  },
};

/** Names what each language's catalogue of the posting screens holds. */
export type PostingPageWords = typeof words;
