/** The words of the stations near a listing, in English. */

export const words = {
  walk: (minutes: number) => `about ${String(minutes)} min walk`,
  fromNear: 'Estimated from a point 200 to 300 m beside the home: the exact place is shown to nobody.',
  fromLocality: (locality: string) =>
    `Estimated from the middle of ${locality}, since the home’s own place is not known.`,
  sources: 'Stations: © OpenStreetMap contributors (ODbL) and others.',
};

/** Names what each language's catalogue of stations holds. */
export type StationWords = typeof words;
