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
  whatPlaceAsks: (locality: string) => `What homes ask in ${locality}, and what is around`,
  walk: (minutes: number) => `about ${String(minutes)} min walk`,
  fromNear: 'Estimated from a point 200 to 300 m beside the home: the exact place is shown to nobody.',
  fromLocality: (locality: string) =>
    `Estimated from the middle of ${locality}, since the home’s own place is not known.`,
  where: 'Where it is',
  mapNear: 'Map: the home is near the point in the middle, 200 to 300 m from it',
  mapIn: (locality: string) => `Map of ${locality}: the home is somewhere in the circle`,
  shownNear: 'Shown beside the home, 200 to 300 m off: the exact place is shown to nobody.',
  shownIn: (locality: string) => `The middle of ${locality}: the home’s own place is not known.`,
  onMap: 'Homes on the map',
  sources: 'Stations: © OpenStreetMap contributors (ODbL) and others.',
};

/** Names what each language's catalogue of stations holds. */
export type StationWords = typeof words;
