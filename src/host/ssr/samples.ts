/** Pages that show, between them, every shape of a first content: their styles are those of all. */
import type { Listing } from '../../model/index.js';
import type { RenderRequest } from './render-request.js';

const listing = {
  _id: '1',
  propertyId: 'H1',
  city: 'Pune',
  locality: 'Baner',
  price: 1,
  description: 'a',
  images: ['/media/a-1600.webp', '/media/b-1600.webp'],
} as unknown as Listing;
const without = { ...listing, _id: '2', images: [] };

const page = { query: '', language: 'en', site: '{}' } as const;

/** Holds the pages. */
export const samples: readonly RenderRequest[] = [
  { ...page, path: '/' },
  { ...page, path: '/search', query: 'tab=Buy', results: { listings: [listing, without], total: 2 } },
  {
    ...page,
    path: '/search',
    query: 'tab=Buy&city=Pune&bedrooms=1BHK',
    results: { listings: [listing], total: 1 },
  },
  { ...page, path: '/product', query: 'id=1', listing: { kind: 'sell', listing } },
  { ...page, path: '/product', query: 'id=2', listing: { kind: 'sell', listing: without } },
];
