/** Builders of listings to be saved, one a kind, with plausible defaults. */
import type { ListingFields, NewListing } from '../../server/repositories/listing/new-listing.js';

type Kind = NewListing['kind'];
type Given<K extends Kind> = Partial<ListingFields<K>>;
type Extras = Partial<Omit<NewListing, 'kind' | 'fields'>>;

/** The owner of every listing made here; insert it first. */
export const owner = {
  id: 'owner-1',
  name: 'Asha Kulkarni',
  email: 'asha@example.com',
  phone: '9820012345',
  usertype: 'Agent',
  password_hash: null,
};

const shared = { ownerId: owner.id, images: [] };
const place = { locality: 'Baner', city: 'Pune', amenities: [] };

/** A flat for sale with only the required fields, and whatever is given. */
export const aSale = (fields: Given<'sell'> = {}, extras: Extras = {}): NewListing => ({
  ...shared,
  ...extras,
  kind: 'sell',
  fields: {
    ...place,
    propertyType: 'Flat',
    price: 8_500_000,
    society: 'Green Court',
    bhk: '2BHK',
    features: {},
    ...fields,
  },
});

/** A flat to let. */
export const aRent = (fields: Given<'rent'> = {}, extras: Extras = {}): NewListing => ({
  ...shared,
  ...extras,
  kind: 'rent',
  fields: {
    ...place,
    propertyType: 'Flat',
    monthlyRent: 32_000,
    societyName: 'Lake View',
    bhk: '2BHK',
    willingToRent: [],
    features: {},
    ...fields,
  },
});

/** A plot. */
export const aPlot = (fields: Given<'plot'> = {}, extras: Extras = {}): NewListing => ({
  ...shared,
  ...extras,
  kind: 'plot',
  fields: {
    ...place,
    societyName: 'Sunrise Plots',
    price: 4_000_000,
    overlooking: [],
    dimensions: {},
    features: {},
    ...fields,
  },
});

/** A flat for sale by its names. */
export type Home = [society: string, locality: string, city: string];

/** Flats for sale that differ by their names alone. */
export const homesOf = (homes: readonly Home[]): NewListing[] =>
  homes.map(([society, locality, city]) => aSale({ society, locality, city }));

/** A bed in a PG. */
export const aPg = (fields: Given<'pg'> = {}, extras: Extras = {}): NewListing => ({
  ...shared,
  ...extras,
  kind: 'pg',
  fields: {
    ...place,
    propertyType: 'Flat',
    societyName: 'Scholars Home',
    monthlyRent: 9_000,
    features: {},
    ...fields,
  },
});

/** An office. */
export const aCommercial = (fields: Given<'commercial'> = {}, extras: Extras = {}): NewListing => ({
  ...shared,
  ...extras,
  kind: 'commercial',
  fields: {
    ...place,
    propertyType: 'Office',
    projectName: 'Trade Tower',
    price: 20_000_000,
    features: {},
    ...fields,
  },
});
