/** The words of a listing's further facts, in English. */

export const words = {
  title: 'More facts',
  help: 'People filter by these. Answer what you like.',
  claims: 'As the seller says. See the papers before you pay anything.',
  fields: {
    parking: 'Parking',
    facing: 'Facing',
    negotiable: 'Price negotiable',
    petsAllowed: 'Pets allowed',
    meals: 'Meals',
    sharing: 'People in a room',
    gateTime: 'Gate closes',
    attachedBath: 'Attached bath',
    bedsFree: 'Beds free',
    bedsFreeFrom: 'Beds free from',
    extract712: '7/12 extract in the seller’s name',
    naOrder: 'NA order',
    surveyNumber: 'Survey or gat number',
    roadWidth: 'Width of the road in front',
    tourLink: 'Link of a virtual tour',
  },
  tour: {
    title: 'Virtual tour',
    open: 'Open the tour',
    window: 'Open it in a window of its own',
    note: (host: string) => `The tour comes from ${host}, which then learns that you look at it.`,
  },
  inGuntha: 'Area in guntha',
  guntha: (size: string) => `${size} guntha`,
};

/** Types the words, so that a translation cannot leave one out. */
export type MoreFactsWords = typeof words;
