/** The words of the manage widget, in English. */
import { groupDigits } from '../group-digits.js';

const counted = (count: number, one: string, many: string) =>
  `${groupDigits(count)} ${count === 1 ? one : many}`;

export const words = {
  loading: 'Loading your listings',
  failed: 'Could not load your listings.',
  kinds: {
    all: 'All',
    sell: 'Sell',
    rent: 'Rent',
    plot: 'Plot/Land',
    pg: 'PG',
    commercial: 'Commercial',
  },
  kind: 'Kind',
  withCount: (name: string, count: number) => `${name} (${String(count)})`,
  search: 'Search your listings',
  searchHint: 'Property ID, society, locality',
  status: 'Status',
  statuses: { all: 'Any status', active: 'Active', inactive: 'Inactive' },
  sort: 'Sort by',
  sorts: {
    newest: 'Newest first',
    views: 'Most views',
    contacts: 'Most contacts',
    expiry: 'Leaving soonest',
    price: 'Price: high to low',
  },
  shown: (count: number) => counted(count, 'listing', 'listings'),
  none: 'No listing matches.',
  clear: 'Show all listings',
  more: (count: number) => `Show ${String(count)} more`,
  post: 'Post Property',
  noListings: 'You have no listings yet',
  noListingsHelp: 'Posting is free and takes a few minutes. Add photos, and buyers will find it at once.',
  login: 'Login',
  loginHelp: 'Your listings, and who wants to reach you, are shown once you are signed in.',

  propertyId: 'Property ID',
  perMonth: '/ month',
  perBed: '/ bed / month',
  active: 'Active',
  inactive: 'Inactive',
  reasons: {
    paused: 'Paused by you',
    sold: 'Marked as sold',
    rented: 'Marked as rented',
    expired: 'Time ran out',
  },
  edit: 'Edit',
  refresh: 'Refresh',
  refreshIn: (time: string) => `Refresh ${time}`,
  repost: 'Repost',
  pause: 'Pause',
  sold: 'Mark as sold',
  rented: 'Mark as rented',
  remove: 'Delete',
  about: (action: string, id: string) => `${action}: ${id}`,
  views: 'Views',
  contacts: 'Contacts',
  trend: (days: number, all: number, most: number, today: number) =>
    `Views of the last ${String(days)} days: ${String(all)} in all, ${String(most)} on the best day, ${String(today)} today`,
  leaves: (date: string) => `Leaves the market on ${date}. Repost keeps it longer.`,
  left: (date: string) => `Left the market on ${date}. Repost brings it back.`,
  duplicate: (id: string) => `Looks the same as your ${id}. One of the two is enough.`,
  better: (list: string) => `Add ${list}: such listings are called more often.`,
  photos: (count: number) => counted(count, 'more photo', 'more photos'),
  hints: {
    description: 'a description',
    area: 'the area',
    furnishing: 'the furnishing',
    floor: 'the floor',
    bathrooms: 'the bathrooms',
    age: 'the age',
    amenities: 'amenities',
    deposit: 'the deposit',
    availableFrom: 'the date it is free',
    rera: 'the RERA number',
    approval: 'who approved it',
    dimensions: 'length and breadth',
  },
  and: (first: string, last: string) => `${first} and ${last}`,

  undo: 'Undo',
  deleted: (id: string) => `${id} was deleted.`,
};

/** Names what each language's catalogue of the widget holds. */
export type ManageWords = typeof words;
