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

/** Counts, ages, agreements and rates whose want is a dash (S-159, S-169). */
const missing: Record<ListingKind, readonly string[]> = {
  sell: ['Age of property', 'Floor', 'Price per area', 'Total floors', 'Bedrooms', 'Balconies'],
  rent: ['Duration of agreement', 'Age of property', 'Floor', 'Bathrooms', 'Balconies', 'Total floors'],
  plot: ['Floors allowed', 'Price per area'],
  pg: ['Number of beds', 'Bedrooms', 'Duration of agreement', 'Age of property', 'Total floors'],
  commercial: ['Floor', 'Total floors', 'Washrooms', 'Age of property', 'Price per area'],
};

/** What is left out when the listing does not say it. */
const leftOut: Record<ListingKind, readonly string[]> = {
  sell: ['Super Build-up Area', 'Carpet Area', 'Developer', 'Furnished status', 'Total occupied area'],
  rent: ['Carpet Area', 'Available from', 'Willing to rent to', 'Security deposit', 'Maintenance a month'],
  plot: ['Plot area', 'Length and breadth', 'Approved by', 'Open sides', 'Boundary wall', 'Overlooking'],
  pg: ['Room type', 'Available for', 'Available from', 'Carpet Area'],
  commercial: ['Carpet Area', 'Possession status', 'Ownership'],
};

for (const kind of Object.keys(missing) as ListingKind[])
  test(`${kind}: a count that a listing does not say is a dash, other facts are left out, and no amenities are one dash`, async () => {
    const { all, text } = await shown(kind, bare[kind] as Listing);
    for (const term of missing[kind])
      assert.ok(
        all[term]?.every((value) => value === '-'),
        `${kind} ${term}`,
      );
    for (const term of leftOut[kind]) assert.is(all[term], undefined, `${kind} ${term}`);
    assert.match(text, kind === 'plot' ? /Society.*-/ : /Amenities-/);
    assert.not.match(text, /undefined|null|NaN/);
  });

test.run();
