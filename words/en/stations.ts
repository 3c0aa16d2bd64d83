/** The words of the stations near a listing, in English. */

/** What a median was counted over. */
interface Counted {
  readonly median: string;
  /** As in 2 BHK; empty for all homes of the kind. */
  readonly rooms: string;
  readonly homes: number;
  readonly owners: number;
}

export const words = {
  compared: (percent: number, locality: string) =>
    percent === 0
      ? `As much as ${locality}’s asking median`
      : `${String(Math.abs(percent))} % ${percent < 0 ? 'below' : 'above'} ${locality}’s asking median`,
  counted: ({ median, rooms, homes, owners }: Counted) =>
    `The median is ${median}${rooms && ` for ${rooms}`}, over ${String(homes)} homes of ${String(owners)} owners offered here now. Asking prices, not what was paid.`,
  whatPlaceAsks: (locality: string) => `Prices in ${locality}, and what’s around`,
  walk: (minutes: number) => `about ${String(minutes)} min walk`,
  inPart: (month: string) => `open in part as of ${month}`,
  fromNear: 'Estimated from a point 200 to 300 m from the home: nobody sees the exact place.',
  fromLocality: (locality: string) =>
    `Estimated from the middle of ${locality}, since we don’t know the home’s exact place.`,
  where: 'Where it is',
  mapNear: 'Map: the home is near the point in the middle, 200 to 300 m from it',
  mapIn: (locality: string) => `Map of ${locality}: the home is somewhere in the circle`,
  shownNear: 'Shown 200 to 300 m off: nobody sees the exact place.',
  shownIn: (locality: string) => `The middle of ${locality}: we don’t know the home’s exact place.`,
  onMap: 'Homes on the map',
  sources: 'Stations: © OpenStreetMap contributors (ODbL) and others.',
};

/** Names what each language's catalogue of stations holds. */
export type StationWords = typeof words;
