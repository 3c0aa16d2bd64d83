/** The worst input that each call of the contract takes, or why its work is limited in another way. */
import * as accountsSecurity from '../../../src/api/contract/accounts-security.js';
import * as accounts from '../../../src/api/contract/accounts.js';
import * as asking from '../../../src/api/contract/asking.js';
import * as bulk from '../../../src/api/contract/bulk.js';
import * as coinOrders from '../../../src/api/contract/coin-orders.js';
import * as coins from '../../../src/api/contract/coins.js';
import * as contact from '../../../src/api/contract/contact.js';
import * as contactRefunds from '../../../src/api/contract/contact-refunds.js';
import * as consents from '../../../src/api/contract/consents.js';
import * as content from '../../../src/api/contract/content.js';
import { type Endpoint, fillPath } from '../../../src/api/contract/endpoint.js';
import { countImpressions } from '../../../src/api/contract/impressions.js';
import { getFirstCards } from '../../../src/api/contract/first-cards.js';
import * as listings from '../../../src/api/contract/listings.js';
import * as map from '../../../src/api/contract/map.js';
import { countMoreFacets } from '../../../src/api/contract/more-facets.js';
import * as own from '../../../src/api/contract/own-listings.js';
import * as partnerActs from '../../../src/api/contract/partner-acts.js';
import * as partnerPage from '../../../src/api/contract/partner-page.js';
import * as partnerTokens from '../../../src/api/contract/partner-tokens.js';
import * as partnerWindows from '../../../src/api/contract/partner-windows.js';
import * as partners from '../../../src/api/contract/partners.js';
import * as notifications from '../../../src/api/contract/notifications.js';
import * as placePages from '../../../src/api/contract/place-pages.js';
import * as agencies from '../../../src/api/contract/agencies.js';
import * as people from '../../../src/api/contract/people.js';
import * as projects from '../../../src/api/contract/projects.js';
import * as hints from '../../../src/api/contract/posting-hints.js';
import * as reports from '../../../src/api/contract/reports.js';
import * as family from '../../../src/api/contract/family.js';
import * as saved from '../../../src/api/contract/saved.js';
import * as savedSearches from '../../../src/api/contract/searches.js';
import { getSliderScales } from '../../../src/api/contract/slider-scales.js';
import * as stations from '../../../src/api/contract/stations.js';
import * as understood from '../../../src/api/contract/understood.js';
import * as webhooks from '../../../src/api/contract/webhooks.js';
import { deskReads } from './desk-calls.js';
import { misspelt, nonsense, searches, times } from './worst-searches.js';

/** One call, as bad as it may be. */
export interface WorstCall {
  /** What is bad about it. */
  readonly what: string;
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly url: string;
  readonly body?: string;
  /** Milliseconds it may take where its work grows with what is one's own, of which there is a limit by day. */
  readonly most?: number;
  /** The status it must answer, so that it is known to have done its work; 200 if not given. */
  readonly status: number;
}

type Call = Pick<Endpoint, 'method' | 'path'>;

const queryOf = (query: Record<string, string | number>): string =>
  Object.keys(query).length === 0
    ? ''
    : `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()}`;

interface Input {
  params?: object;
  query?: Record<string, string | number>;
  body?: string;
  status?: number;
  most?: number;
}

const worst = ({ method, path }: Call, inputs: Record<string, Input>): WorstCall[] =>
  Object.entries(inputs).map(([what, { params = {}, query = {}, body, status = 200, most }]) => ({
    what,
    method,
    path,
    url: fillPath(path, params) + queryOf(query),
    ...(body !== undefined && { body }),
    ...(most !== undefined && { most }),
    status,
  }));

const long = 'x'.repeat(43_000);
const nested = `${'['.repeat(65_000)}${']'.repeat(65_000)}`;

const pages: Record<string, Record<string, string | number>> = {
  'the last page that may be asked for': { page: 101, limit: 100 },
  'a hundred by price, of a word that all have': { q: 'society', sort: 'price-up', limit: 100 },
  'a hundred by area': { sort: 'area-down', limit: 100 },
  'a thousand identifiers': { ids: times(900, (number) => `FSE${1000 + number}`, ',') },
  'a hundred like one': { like: 'FSE1000', limit: 100 },
  'all but a thousand': { except: times(900, (number) => `FSE${1000 + number}`, ','), limit: 100 },
};

const asQueries = (all: typeof searches, params: object = {}): Record<string, Input> =>
  Object.fromEntries(Object.entries(all).map(([what, query]) => [what, { params, query }]));

const sell = { kind: 'sell' };
const name80 = times(16, (number) => nonsense(number + 1, 4), ' ').slice(0, 80);
const refusedAsTooLong = {
  status: 400,
  body: JSON.stringify({ email: long, password: long, phone: long }),
};

const deviceHomes = Array.from({ length: 25 }, (_, number) => ({
  ...{ id: `FSE${100 + number}`, kind: 'sell', city: 'Pune', locality: 'Baner', stage: 'maybe' },
  ...{ savedAt: '2026-01-01T00:00:00.000Z', price: 1, lastPrice: 1, note: 'x'.repeat(1000) },
}));

/** The worst calls; a partner's key stands in for `KEY`, a listing of the agent for `LISTING`. */
export const worstCalls: readonly WorstCall[] = [
  ...worst(listings.listListings, asQueries({ ...misspelt, ...searches, ...pages }, sell)),
  ...worst(listings.listListings, {
    'a page half the market away': { params: sell, query: { page: 500, limit: 100 }, status: 400 },
  }),
  ...worst(listings.countFacets, asQueries({ ...misspelt, ...searches }, sell)),
  ...worst(countMoreFacets, asQueries({ ...misspelt, ...searches }, sell)),
  ...worst(getSliderScales, { 'the largest kind': { params: sell } }),
  ...worst(map.getListingMap, asQueries({ ...misspelt, ...searches }, sell)),
  ...worst(getFirstCards, {
    'a tag that says nothing': {},
    'localities of nobody': {
      query: {
        filters: `localities=${Array.from({ length: 40 }, (_, at) => `Nowhere ${String(at)}`).join()}`,
      },
    },
  }),
  ...worst(listings.getListing, {
    'a listing': { params: { ...sell, id: 'FSE100' } },
    'an identifier of nothing': { params: { ...sell, id: 'x'.repeat(64) }, status: 404 },
  }),
  ...worst(listings.getPriceHistory, {
    'a listing': { params: { ...sell, id: 'FSE100' } },
    'an identifier of nothing': { params: { ...sell, id: 'x'.repeat(64) }, status: 404 },
  }),
  ...worst(asking.getAskingPrices, {
    'a city': { params: sell, query: { city: 'Pune' } },
    'nothing of 80 and 120 letters': {
      params: sell,
      query: { city: nonsense(4, 80), locality: nonsense(5, 120) },
    },
  }),
  ...worst(placePages.getCityPage, {
    'a city': { params: { city: 'pune' } },
    'nothing of 80 letters': { params: { city: nonsense(4, 80) }, status: 404 },
  }),
  ...worst(placePages.getLocalityPage, {
    'a locality': { params: { city: 'pune', locality: 'kothrud' } },
    'nothing of 120 letters': { params: { city: 'pune', locality: nonsense(5, 120) }, status: 404 },
  }),
  ...worst(agencies.listAgencies, { 'an agent with a hundredth of the market': {} }),
  ...worst(agencies.getAgency, { 'an id of nothing': { params: { id: nonsense(5, 64) }, status: 404 } }),
  ...worst(agencies.openAgencyInvite, {
    'a token of nothing': {
      body: JSON.stringify({ token: `i${'x'.repeat(64)}.${'y'.repeat(22)}` }),
      status: 410,
    },
  }),
  ...worst(people.getPersonPage, {
    'an address of nothing': { params: { slug: nonsense(5, 120) }, status: 404 },
  }),
  ...worst(people.findOwnerPage, { 'an id of nothing': { params: { id: nonsense(5, 64) } } }),
  ...worst(people.getOwnPage, { 'an agent with a hundredth of the market': {} }),
  ...worst(projects.getProject, {
    'an address of nothing': { params: { slug: nonsense(5, 120) }, status: 404 },
  }),
  ...worst(projects.listOwnProjects, { 'an agent with a hundredth of the market': {} }),
  ...worst(stations.listStations, { 'all of them': {} }),
  ...worst(listings.getMarket, { 'the whole market': {} }),
  ...worst(listings.suggestLocalities, {
    'words that are nothing': { query: { q: name80, limit: 20 } },
    'one letter': { query: { q: 'a', limit: 20 } },
    'nothing in a city of 80 letters': { query: { q: 'a', city: nonsense(3, 80), limit: 20 } },
  }),
  ...worst(understood.understandFreeText, {
    '24 words that are nothing': {
      params: sell,
      query: { q: times(24, (number) => nonsense(number + 1, 4), ' ') },
    },
    'a station after each word': { params: sell, query: { q: times(12, () => 'a station', ' ') } },
  }),
  ...worst(listings.incrementVisit, { 'a visit': { params: { type: 'sell', propertyId: 'FSE100' } } }),
  ...worst(countImpressions, {
    'fifty cards': {
      body: JSON.stringify({ ids: Array.from({ length: 50 }, (_, at) => `FSE${String(100 + at)}`) }),
    },
  }),
  ...worst(hints.getUsualPrice, {
    'the largest locality': { params: sell, query: { city: 'Pune', locality: 'Baner' } },
    'a locality of 120 letters': { params: sell, query: { city: 'Pune', locality: nonsense(5, 120) } },
  }),
  ...[hints.suggestSocieties, hints.suggestDevelopers].flatMap((call) =>
    worst(call, {
      'words that are nothing': { query: { q: name80, limit: 20 } },
      'a word that all have': { query: { q: 'society', limit: 20 } },
      'one letter': { query: { q: 's', city: 'Pune', limit: 20 } },
    }),
  ),
  ...worst(content.getContent, { 'all of it': {} }),
  ...worst(bulk.getImportTemplate, { 'a template': { params: sell } }),
  ...worst(accounts.checkAuth, { 'somebody signed in': {} }),
  ...worst(accounts.getProfile, { 'somebody signed in': {} }),
  ...worst(accountsSecurity.listSessions, { 'somebody signed in': {} }),
  ...worst(accountsSecurity.exportOwnData, { 'an agent with a hundredth of the market': { most: 120 } }),
  ...worst(coins.getCoinLedger, { 'a hundred entries': { query: { limit: 100 } } }),
  ...worst(contact.getCoins, { 'somebody signed in': {} }),
  ...worst(contact.listContacts, { 'somebody signed in': {} }),
  ...worst(contact.getOwner, {
    'an owner of nothing': {
      params: { userId: 'x'.repeat(64) },
      query: { property: 'x'.repeat(64) },
      status: 404,
    },
  }),
  ...worst(own.listOwnListings, { 'an agent with a hundredth of the market': { most: 120 } }),
  ...worst(own.listBin, { 'an agent with a hundredth of the market': {} }),
  ...worst(own.listOwnPropertyIds, { 'an agent with a hundredth of the market': {} }),
  ...worst(own.listListingDays, { 'one listing': { params: { id: 'FSE100' } } }),
  ...worst(own.listPropertyViews, { 'one listing': { params: { id: 'FSE100' } } }),
  ...worst(own.listAllPropertyViews, { 'an agent with a hundredth of the market': {} }),
  ...worst(partners.listPartnerKeys, { 'a partner': {} }),
  ...worst(webhooks.getWebhook, { 'of a person': {} }),
  ...worst(webhooks.listWebhookDeliveries, { 'of a person': {} }),
  ...worst(partnerActs.listPartnerActs, { 'a year': { params: { key: 'KEY' }, query: { days: 366 } } }),
  ...worst(partnerActs.countPartnerAct, {
    'without a key': {
      body: JSON.stringify({
        id: '0'.repeat(32),
        act: 'save',
        page: `/${'x'.repeat(199)}`,
        campaign: 'x'.repeat(80),
      }),
      status: 404,
    },
  }),
  ...worst(partners.listPartnerDays, { 'a year': { params: { key: 'KEY' }, query: { days: 366 } } }),
  ...worst(reports.createReport, {
    'a listing that is nothing': {
      body: JSON.stringify({ listing: 'x'.repeat(64), reason: 'fraud', text: 'x'.repeat(1000) }),
      status: 404,
    },
    '130,000 brackets': { body: nested, status: 400 },
  }),
  ...worst(reports.getReport, {
    'a number that is nothing': { params: { number: 'R-999999999999' }, status: 404 },
  }),
  ...worst(family.getFamilyLink, { 'somebody signed in': {} }),
  ...worst(family.openFamilyList, {
    'a link that nobody made': {
      body: JSON.stringify({ link: 'x'.repeat(22), member: `${'y'.repeat(22)}.${'z'.repeat(22)}` }),
      status: 410,
    },
  }),
  ...worst(family.joinFamilyList, { '130,000 brackets': { body: nested, status: 400 } }),
  ...worst(family.giveOpinion, { '130,000 brackets': { body: nested, status: 400 } }),
  ...worst(saved.listSaved, { 'somebody signed in': {} }),
  ...worst(saved.mergeSaved, {
    'the most homes': { body: JSON.stringify({ homes: deviceHomes }) },
    '130,000 brackets': { body: nested, status: 400 },
  }),
  ...worst(savedSearches.listSearches, { 'somebody signed in': {} }),
  ...worst(savedSearches.getAlertLink, {
    'a token that we did not sign': { query: { token: `s${'x'.repeat(64)}.${'x'.repeat(22)}` }, status: 410 },
  }),
  ...worst(savedSearches.saveSearch, { '130,000 brackets': { body: nested, status: 400 } }),
  ...worst(notifications.listNotifications, { 'somebody signed in': {} }),
  ...worst(contactRefunds.listContactRefunds, { 'somebody signed in': {} }),
  ...worst(consents.listConsents, { 'somebody signed in': {} }),
  ...worst(coinOrders.listCoinPacks, { 'every pack': {} }),
  ...worst(coinOrders.listCoinOrders, { 'somebody signed in': {} }),
  ...worst(coinOrders.getCoinOrder, {
    'an order that is nothing': { params: { id: 'x'.repeat(64) }, status: 404 },
  }),
  ...worst(coinOrders.getInvoice, {
    'a number that is nothing': { params: { number: 'INV-0000-00000' }, status: 404 },
  }),
  ...worst(coinOrders.receivePayment, {
    'an event of nobody': { params: { provider: 'razorpay' }, body: nested, status: 404 },
  }),
  ...deskReads.flatMap((call) => worst(call, { 'somebody without a role': { status: 403 } })),
  ...worst(partnerPage.getPartnerPage, { 'without a key': { status: 404 } }),
  ...worst(partnerWindows.describeSignIn, {
    'a page': { query: { key: 'KEY', origin: 'https://www.sahyadri.example' } },
  }),
  ...[accounts.signIn, accounts.register, accounts.verifyOtp, accounts.sendOtp].flatMap((call) =>
    worst(call, {
      'fields of 43,000 letters': refusedAsTooLong,
      '130,000 brackets': { body: nested, status: 400 },
    }),
  ),
  ...[
    accountsSecurity.resetPassword,
    accountsSecurity.signInWithGoogle,
    accountsSecurity.undoAccountChange,
  ].flatMap((call) => worst(call, { '130,000 brackets': { body: nested, status: 400 } })),
  ...[
    partnerTokens.openPartnerToken,
    partnerTokens.refreshPartnerToken,
    partnerWindows.readTicket,
    partnerWindows.approveContact,
  ].flatMap((call) => worst(call, { '130,000 brackets': { body: nested, status: 400 } })),
];
