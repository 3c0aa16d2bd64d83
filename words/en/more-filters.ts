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
    mentions: 'Must have',
    maxmaintenance: 'Maintenance a month',
    sharing: 'People in a room',
    gatetime: 'Gate closes',
    bedsfree: 'Beds free',
    facing: 'Facing',
    roadwidth: 'Road in front',
    guntha: 'Size in guntha',
  },
  postedby: { Owner: 'By owner', Agent: 'By agent', Builder: 'By builder' },
  floor: { Ground: 'Ground floor', Low: 'Floor 1 to 4', Middle: 'Floor 5 to 10', High: 'Floor 11 and up' },
  mentions: {
    food: 'With food',
    parking: 'With parking',
    nofood: 'Without food',
    noparking: 'Without parking',
    pets: 'Pets allowed',
    attachedbath: 'Attached bath',
    negotiable: 'Price negotiable',
    extract712: '7/12 extract',
    naorder: 'NA order',
  },
  bathrooms: (count: number) => `${String(count)}+ ${count === 1 ? 'bathroom' : 'bathrooms'}`,
  maxage: (years: number) => `Up to ${String(years)} ${years === 1 ? 'year' : 'years'} old`,
  listedwithin: (days: number) => (days === 1 ? 'In the last day' : `In the last ${String(days)} days`),
  maxdeposit: (price: string) => `Deposit up to ${price}`,
  maxmaintenance: (price: string) => `Maintenance up to ${price}`,
  sharing: (people: number) =>
    people === 1 ? 'Own room' : people < 4 ? `${String(people)} share` : '4 or more share',
  gatetime: (time: string) => `Gate open till ${time}`,
  bedsfree: (beds: number) => (beds === 1 ? '1 bed free' : `${String(beds)}+ beds free`),
  facing: (side: string) => `${side} facing`,
  roadwidth: (feet: number) => `${String(feet)}+ ft road`,
  guntha: {
    upTo: (to: string) => `Up to ${to} guntha`,
    between: (from: string, to: string) => `${from} to ${to} guntha`,
    from: (from: string) => `${from}+ guntha`,
  },
  availableBy: (date: string) => `Available by ${date}`,
  cut: 'Price was cut',
};

/** Types the words, so that a translation cannot leave one out. */
export type MoreFilterWords = typeof words;
