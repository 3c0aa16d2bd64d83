/** The words of the further filters, in English. */

export const words = {
  groups: {
    postedby: 'Posted by',
    bathrooms: 'Bathrooms',
    floor: 'Floor',
    maxage: 'Age of the property',
    maxdeposit: 'Deposit',
    availableby: 'Available by',
    listedwithin: 'Listed',
    pricecut: 'Price',
    amenities: 'Amenities (all of them, five at most)',
    mentions: 'Told in the description',
  },
  postedby: { Owner: 'By owner', Agent: 'By agent', Builder: 'By builder' },
  floor: { Ground: 'Ground floor', Low: 'Floor 1 to 4', Middle: 'Floor 5 to 10', High: 'Floor 11 and up' },
  mentions: { food: 'With food', parking: 'With parking' },
  bathrooms: (count: number) => `${String(count)}+ ${count === 1 ? 'bathroom' : 'bathrooms'}`,
  maxage: (years: number) => `Up to ${String(years)} ${years === 1 ? 'year' : 'years'} old`,
  listedwithin: (days: number) => (days === 1 ? 'In the last day' : `In the last ${String(days)} days`),
  deposit: (price: string) => `Deposit up to ${price}`,
  availableBy: (date: string) => `Available by ${date}`,
  cut: 'Price was cut',
};

/** Types the words, so that a translation cannot leave one out. */
export type MoreFilterWords = typeof words;
