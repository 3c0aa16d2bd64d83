/** The words of a listing card and its facts. */

/** The parts of a headline; an empty one is left out. */
interface HeadlineParts {
  readonly size: string;
  readonly type: string;
  readonly place: string;
}

const counted = (count: number, one: string, many: string) => `${String(count)} ${count === 1 ? one : many}`;

export const words = {
  headline: ({ size, type, place }: HeadlineParts) =>
    [size, type, place && `in ${place}`].filter(Boolean).join(' '),
  property: 'Property',
  perMonth: '/ month',
  perBed: '/ bed / month',
  rate: (rupees: string, unit: string) => `${rupees} per ${unit}`,
  deposit: 'Deposit',
  priceCut: (percent: number) => `Price cut ${String(percent)} %`,
  listed: (date: string) => `Listed ${date}`,
  updated: (date: string) => `Updated ${date}`,
  pictures: (count: number) => counted(count, 'picture', 'pictures'),
  video: 'Video',
  save: (title: string) => `Save ${title}`,
  seen: 'Seen',
  rera: 'RERA',
  walk: (minutes: number, station: string, isNear: boolean) =>
    `About ${String(minutes)} min walk to ${station}${isNear ? '' : ' from the locality'}`,
  readyToMove: 'Ready to Move',

  carpetArea: 'Carpet area',
  plotArea: 'Plot area',
  bathrooms: 'Bathrooms',
  bathroomCount: (count: number) => counted(count, 'bath', 'baths'),
  washrooms: 'Washrooms',
  washroomCount: (count: number) => counted(count, 'washroom', 'washrooms'),
  possession: 'Possession',
  furnishing: 'Furnishing',
  ownership: 'Ownership',
  approvedBy: 'Approved by',
  dimensions: 'Length and breadth',
  feet: (length: number, breadth: number) => `${String(length)} × ${String(breadth)} ft`,
  availableFor: 'Available for',
  roomType: 'Room',
  forWhom: (who: string) => `For ${who.toLowerCase()}`,
  forAnyone: 'For anyone',
  room: (type: string) => `${type} room`,
  beds: 'Beds',
  bedCount: (count: number) => counted(count, 'bed', 'beds'),
  floor: 'Floor',
  floorOf: (floor: number, total: number | null) => {
    const name = floor === 0 ? 'Ground floor' : `Floor ${String(floor)}`;
    return total === null ? name : `${name} of ${String(total)}`;
  },
};

/** Names what each language's catalogue of the card holds. */
export type CardWords = typeof words;
