/** What the heads of the site’s pages say, in English. */
const subjects = {
  Buy: 'Property for sale',
  Rent: 'Property for rent',
  PG: 'PG rooms',
  'Plot/Land': 'Plots and land',
  Commercial: 'Commercial property',
};

export const words = {
  site: 'Buy, rent and list flats, plots, PG rooms and commercial property online in Mumbai, Pune, Thane, Navi Mumbai and Nashik.',
  subjects,
  anywhere: 'Maharashtra',
  search: (what: string, place: string) => `${what} in ${place}`,
  searchText: (title: string) =>
    `${title}, with prices, carpet areas and RERA numbers. Filter by budget, locality and size.`,
  price: (short: string) => short,
  perMonth: 'a month',
  perBed: 'a month per bed',
  propertyId: (id: string) => `Property ID ${id}.`,
  property: 'Property',
  propertyText: 'Price, area, pictures and facts of this property, and how to reach its owner.',
  notFound: 'Page not found',
  blogs: 'Blogs',
  blogsText: 'What to know before you buy, rent or move: the law in plain words, and homes worth a look.',
};

/** Names what each language says. */
export type PageHeadWords = typeof words;
