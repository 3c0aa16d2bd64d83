/** Every call of the contract: for the server, which must know what it may be asked. The client takes calls one by one. */
import * as accounts from './accounts.js';
import * as accountsSecurity from './accounts-security.js';
import * as agencies from './agencies.js';
import * as asking from './asking.js';
import * as bulk from './bulk.js';
import * as coinOrders from './coin-orders.js';
import * as coins from './coins.js';
import * as consents from './consents.js';
import * as contact from './contact.js';
import * as contactRefunds from './contact-refunds.js';
import * as content from './content.js';
import * as desk from './desk.js';
import * as deskMoney from './desk-money.js';
import type { Endpoint } from './endpoint.js';
import * as family from './family.js';
import * as firstCards from './first-cards.js';
import * as impressions from './impressions.js';
import * as listings from './listings.js';
import * as map from './map.js';
import * as marketSettings from './market-settings.js';
import * as moreFacets from './more-facets.js';
import * as notifications from './notifications.js';
import * as push from './push.js';
import * as ownListings from './own-listings.js';
import * as partnerActs from './partner-acts.js';
import * as partnerPage from './partner-page.js';
import * as partnerTokens from './partner-tokens.js';
import * as partnerWindows from './partner-windows.js';
import * as partners from './partners.js';
import * as placePages from './place-pages.js';
import * as postingHints from './posting-hints.js';
import * as people from './people.js';
import * as projects from './projects.js';
import * as reports from './reports.js';
import * as saved from './saved.js';
import * as searches from './searches.js';
import * as sliderScales from './slider-scales.js';
import * as stations from './stations.js';
import * as understood from './understood.js';
import * as uploads from './uploads.js';
import * as webhooks from './webhooks.js';

/** A call with the name it is exported by, and the subject its file is about. */
export interface NamedCall {
  /** As in `listListings`; of several by kind, with the kind: `createListing.sell`. */
  readonly name: string;
  readonly subject: string;
  readonly call: Endpoint;
}

const subjects = {
  ...{ accounts, 'accounts-security': accountsSecurity, coins, contact, listings, content },
  ...{ 'posting-hints': postingHints, 'own-listings': ownListings, uploads, bulk },
  ...{
    partners,
    webhooks,
    'partner-acts': partnerActs,
    'partner-page': partnerPage,
    'partner-tokens': partnerTokens,
    'partner-windows': partnerWindows,
  },
  ...{ reports, desk, saved, searches, notifications, push, stations, map, asking },
  ...{ impressions, family, understood, consents, agencies, people, projects },
  ...{ 'first-cards': firstCards, 'more-facets': moreFacets, 'slider-scales': sliderScales },
  ...{ 'place-pages': placePages, 'desk-money': deskMoney, 'market-settings': marketSettings },
  ...{ 'coin-orders': coinOrders, 'contact-refunds': contactRefunds },
};

const isEndpoint = (value: object): value is Endpoint => 'method' in value && 'path' in value;

/** Some calls come by kind, one below the other. */
const callsIn = (subject: string, name: string, value: unknown): NamedCall[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (isEndpoint(value)) return [{ name, subject, call: value }];
  return Object.entries(value).flatMap(([kind, each]) => callsIn(subject, `${name}.${kind}`, each));
};

/** Lists the calls with their names. */
export const namedCalls: readonly NamedCall[] = Object.entries(subjects).flatMap(([subject, file]) =>
  Object.entries(file).flatMap(([name, value]) => callsIn(subject, name, value)),
);

/** Lists the calls. */
export const allEndpoints: readonly Endpoint[] = namedCalls.map(({ call }) => call);
