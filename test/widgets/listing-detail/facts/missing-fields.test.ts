import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { complete } from '../open-listing.js';
import { shown } from './shown-facts.js';
import type { Listing, ListingKind } from '../../../../src/api/contract/listings.schema.js';

const test = suite('widgets/listing-detail/facts/missing-fields');

const required = ({ _id, propertyId, user, status, locality, city, type }: Listing) => ({
  _id,
  propertyId,
  user,
  status,
  locality,
  city,
  type,
  images: [],
  amenities: [],
});

const bare: Record<ListingKind, object> = {
  sell: {
    ...required(complete.sell),
    propertyType: 'Flat',
    price: 5_000_000,
    society: 'A',
    bhk: '1BHK',
    features: {},
  },
  rent: {
    ...required(complete.rent),
    propertyType: 'Flat',
    societyName: 'B',
    monthlyRent: 900,
    bhk: '',
    willingToRent: [],
    features: {},
  },
  plot: {
    ...required(complete.plot),
    societyName: 'C',
    price: 100_000,
    overlooking: [],
    dimensions: {},
    features: {},
  },
  pg: { ...required(complete.pg), propertyType: 'Flat', societyName: 'D', monthlyRent: 4000, features: {} },
  commercial: {
    ...required(complete.commercial),
    propertyType: 'Shop',
    projectName: 'E',
    price: 700_000,
    features: {},
  },
};

const missing: Record<ListingKind, readonly string[]> = {
  sell: [
    'Super Build-up Area',
    'Carpet Area',
    'Possession status',
    'Developer',
    'Furnished status',
    'Age of property',
    'Floor',
    'Price per area',
    'Total occupied area',
    'Total floors',
    'Bedrooms',
    'Balconies',
  ],
  rent: [
    'Carpet Area',
    'Configuration',
    'Available from',
    'Furnished status',
    'Willing to rent to',
    'Duration of agreement',
    'Age of property',
    'Floor',
    'Security deposit',
    'Bathrooms',
    'Balconies',
    'Total floors',
  ],
  plot: [
    'Plot area',
    'Length and breadth',
    'Approved by',
    'Ownership',
    'Floors allowed',
    'Open sides',
    'Boundary wall',
    'Possession',
    'Price per area',
    'Length',
    'Breadth',
    'Overlooking',
  ],
  pg: [
    'Room type',
    'Number of beds',
    'Available for',
    'Available from',
    'Furnished status',
    'Carpet Area',
    'Bedrooms',
    'Duration of agreement',
    'Age of property',
    'Total floors',
  ],
  commercial: [
    'Carpet Area',
    'Possession status',
    'Ownership',
    'Floor',
    'Total floors',
    'Washrooms',
    'Age of property',
    'Price per area',
  ],
};

for (const kind of Object.keys(missing) as ListingKind[])
  test(`${kind}: what a listing does not say is a dash, and no amenities are one dash`, async () => {
    const { all, text } = await shown(kind, bare[kind] as Listing);
    for (const term of missing[kind])
      assert.ok(
        all[term]?.every((value) => value === '-'),
        `${kind} ${term}`,
      );
    assert.match(text, kind === 'plot' ? /Plot area-(?=-)/ : /Amenities-/);
    assert.not.match(text, /undefined|null|NaN/);
  });

test.run();
