/** The words of filters by stations and journeys, in English. */

export const words = {
  station: 'Near a station',
  walk: 'On foot at most',
  to: 'Travel time',
  within: 'Journey at most',
  stationName: 'Name of a station',
  minutes: (minutes: string) => `${minutes} min`,
  /** What chips of stations and journeys say. */
  chips: {
    station: (name: string) => `Near ${name}`,
    walk: (minutes: string) => `${minutes} walk at most`,
    to: (name: string) => `Travel to ${name}`,
    within: (minutes: string) => `Within ${minutes}`,
  },
  walkNote: 'From near the home, or from the middle of its locality. 15 minutes if you choose none.',
  journeyNote:
    'An estimate on foot and by rail from the middle of the locality, with waiting. 45 minutes if you choose none. Stations: © OpenStreetMap contributors (ODbL) and others.',
};

/** Names what each language's catalogue of them holds. */
export type TravelWords = typeof words;
