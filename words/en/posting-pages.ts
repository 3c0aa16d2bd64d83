/** Titles, description and keywords of each posting screen (S-007); `details` is step two, `edit` a listing that is changed. */

export const words = {
  sell: {
    title: 'Sell property',
    details: 'Sell property: features and photos',
    edit: 'Edit property for sale',
    editDetails: 'Edit property for sale: features and photos',
    description: 'Post your flat, villa or house for sale, free of charge, and reach buyers in Maharashtra.',
    keywords: 'sell flat online, sell house, sell villa, property for sale by owner, free property listing',
    detailsKeywords: 'property features, property photos, property video, sell flat online, sell house',
  },
  rent: {
    title: 'Rent out property',
    details: 'Rent out property: features and photos',
    edit: 'Edit property for rent',
    editDetails: 'Edit property for rent: features and photos',
    description: 'Post your home, office or shop to let, free of charge, and reach tenants in Maharashtra.',
    keywords: 'rent out flat, rent out office, let shop, house for rent by owner, find tenants',
    detailsKeywords: 'property features, property photos, property video, rent out flat, rent out office',
  },
  pg: {
    title: 'Post a PG',
    details: 'Post a PG: features and photos',
    edit: 'Edit PG',
    editDetails: 'Edit PG: features and photos',
    description: 'Post your PG or shared room, free of charge, and reach people who look for a bed.',
    keywords: 'post PG online, PG for men, PG for women, shared room, hostel bed, find tenants for a PG',
    detailsKeywords: 'property features, property photos, property video, post PG online, PG for men',
  },
  plot: {
    title: 'Sell plot or land',
    details: 'Sell plot or land: amenities and photos',
    edit: 'Edit plot or land',
    editDetails: 'Edit plot or land: amenities and photos',
    description: 'Post your plot or land for sale, free of charge, and reach buyers in Maharashtra.',
    keywords: 'sell plot, sell land, NA plot for sale, residential plot by owner, farm land',
    detailsKeywords: 'property features, property photos, property video, sell plot, sell land',
  },
  commercial: {
    title: 'Sell commercial property',
    details: 'Sell commercial property: features and photos',
    edit: 'Edit commercial property',
    editDetails: 'Edit commercial property: features and photos',
    description: 'Post your office, shop or godown for sale, free of charge, and reach businesses.',
    keywords: 'sell office, sell shop, sell godown, commercial property for sale by owner, showroom',
    detailsKeywords: 'property features, property photos, property video, sell office, sell shop',
  },
};

/** Names what each language's catalogue of the posting screens holds. */
export type PostingPageWords = typeof words;
