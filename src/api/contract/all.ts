/** Every call of the contract: for the server, which must know what it may be asked. The client takes calls one by one. */
import * as accounts from './accounts.js';
import * as accountsSecurity from './accounts-security.js';
import * as bulk from './bulk.js';
import * as coins from './coins.js';
import * as contact from './contact.js';
import * as content from './content.js';
import type { Endpoint } from './endpoint.js';
import * as listings from './listings.js';
import * as ownListings from './own-listings.js';
import * as partnerPage from './partner-page.js';
import * as partnerWindows from './partner-windows.js';
import * as partners from './partners.js';
import * as postingHints from './posting-hints.js';
import * as uploads from './uploads.js';

const isEndpoint = (value: object): value is Endpoint => 'method' in value && 'path' in value;

/** Some calls come by kind, one below the other. */
const endpointsIn = (value: unknown): Endpoint[] => {
  if (typeof value !== 'object' || value === null) return [];
  return isEndpoint(value) ? [value] : Object.values(value).flatMap(endpointsIn);
};

/** Lists the calls. */
export const allEndpoints: readonly Endpoint[] = [
  ...[accounts, accountsSecurity, bulk, coins, contact, content, listings, ownListings],
  ...[partnerPage, partnerWindows, partners, postingHints, uploads],
].flatMap((file) => Object.values(file).flatMap(endpointsIn));
