/** The words of the search box, in English. */
export const words = {
  search: 'Search properties',
  kind: 'What are you looking for?',
  city: 'City',
  anyCity: 'All cities',
  location: 'Location',
  locationHint: 'Locality, society or project',
  propertyType: 'Property Type',
  anyType: 'All types',
  searchButton: 'Search',
  sellHelp: 'Posting a property takes a few minutes.',
  post: 'Post Property',
};

/** Names what each language's catalogue of the search box holds. */
export type SearchBoxWords = typeof words;
