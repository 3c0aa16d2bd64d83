/** The entries of the sitemap: cities with listings, and the listings. */
import type { Market } from '../../src/api/contract/listings.schema.js';
import type { Database } from '../db/database.js';
import { findAddresses, type ListingAddress } from '../repositories/listing/addresses.js';
import { summariseMarket } from './market.js';

/** Most listings: a sitemap holds at most 50,000 addresses. */
const mostListings = 45_000;

/** Entries of the sitemap beside the static pages. */
export interface SitemapEntries {
  cities: Market['cities'];
  listings: ListingAddress[];
}

/** Returns the entries of the sitemap. */
export const findSitemapEntries = async (database: Database): Promise<SitemapEntries> => {
  const { cities } = await summariseMarket(database);
  return { cities, listings: await findAddresses(database.readSql, mostListings) };
};
