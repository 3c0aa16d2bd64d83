/** Every screen of the site in the states that are checked (docs/decisions/0050). */
import * as desk from './desk-states.js';
import { agencyScreens } from './agency-states.js';
import { samplePerson } from './person-states.js';
import { ownProjects, sampleProject } from './project-states.js';
import { plain, type Screen } from './screen.js';
import * as to from './screen-states.js';

export type { SampleMarket, Screen } from './screen.js';

const member = { isMember: true };
const dialog = { within: 'dialog[open]' };

const home: readonly Screen[] = [
  plain('home', '/', { ready: 'housing-search-box form' }),
  plain('home-panel', '/', { only: 'wide', act: to.headerPanel }),
  plain('home-menu', '/', { only: 'narrow', act: to.menu, ...dialog }),
  plain('home-offline', '/', { act: to.offline }),
  { name: 'not-found', route: '*', address: () => '/no-such-page', ready: 'main h1' },
];

const cards = 'housing-results article';
const searchOf = (name: string, query: string, own: Partial<Screen> = {}): Screen =>
  plain(name, '/search', { address: () => `/search${query}`, ready: cards, ...own });

const searches: readonly Screen[] = [
  searchOf('search', ''),
  ...['Rent', 'PG', 'Plot/Land', 'Commercial'].map((tab) =>
    searchOf(`search-${tab.toLowerCase().replace('/', '-')}`, `?tab=${encodeURIComponent(tab)}`),
  ),
  searchOf('search-chosen', '?tab=Buy&city=Pune&bedrooms=2BHK,3BHK&reraApproved=Yes'),
  searchOf('search-filters', '?tab=Buy&city=Pune', { only: 'narrow', act: to.filters, ...dialog }),
  searchOf('search-nothing-found', '?tab=Buy&minbudget=199000000&city=Nashik', {
    ready: 'housing-results h2, housing-results h3',
  }),
  searchOf('search-failed', '', { ready: 'housing-results [role=status] button', before: to.brokenSearch }),
  searchOf('search-map', '?tab=Buy&city=Mumbai&view=map', { ready: '[data-map] li button' }),
  searchOf('search-consent', '?tab=Rent', { ...member, act: to.consent, ...dialog }),
];

const places: readonly Screen[] = [
  plain('place-city', '/in/:city', { address: () => '/in/pune' }),
  plain('place-locality', '/in/:city/:locality', { address: () => '/in/pune/kothrud' }),
];

const projects: readonly Screen[] = [
  plain('project', '/project/:slug', { address: () => '/project/sample', before: sampleProject }),
  ...(['agent', 'builder'] as const).map((kind) =>
    plain(kind, `/${kind}/:slug`, { address: () => `/${kind}/sample`, before: samplePerson(kind) }),
  ),
  plain('projects', '/profile/projects', {
    ...{ isMember: true, before: ownProjects, ready: 'main ul[aria-label] li' },
  }),
  plain('projects-form', '/profile/projects', {
    ...{ isMember: true, before: ownProjects, ready: 'main ul[aria-label] li' },
    act: to.pressed('Edit'),
  }),
  plain('projects-signed-out', '/profile/projects'),
  plain('sheet', '/sheet', {
    address: ({ ids }) => `/sheet?kind=sell&id=${ids.sell ?? ''}`,
    ready: 'main article h1',
  }),
];

const detail = (name: string, route: string, kind: string, own: Partial<Screen> = {}): Screen =>
  plain(name, route, {
    address: ({ ids }) => `${route}?id=${ids[kind] ?? ''}`,
    ready: 'housing-listing-detail h1',
    ...own,
  });

const details: readonly Screen[] = [
  detail('detail-sell', '/product', 'sell', { act: to.wholeDetail }),
  detail('detail-help', '/product', 'sell', { act: to.help }),
  detail('detail-viewer', '/product', 'sell', { act: to.viewer, ...dialog }),
  detail('detail-report', '/product', 'sell', { act: to.report, ...dialog }),
  detail('detail-rent', '/rent-product', 'rent', { act: to.wholeDetail }),
  detail('detail-plot', '/plot-product', 'plot', { act: to.wholeDetail }),
  detail('detail-pg', '/pg-product', 'pg', { act: to.wholeDetail }),
  detail('detail-commercial', '/commercial-product', 'commercial', { act: to.wholeDetail }),
  detail('detail-not-found', '/product', '', {
    address: () => '/product?id=HS-NOBODYS',
    ready: 'housing-listing-detail [role=heading]',
  }),
  detail('detail-gone', '/product', '', {
    address: () => '/product?id=HS-LEFTNOW',
    ready: 'housing-listing-detail [role=heading]',
    before: to.goneListing,
  }),
];

const accounts: readonly Screen[] = [
  plain('login', '/login'),
  plain('login-faults', '/login', { act: to.pressed('Login') }),
  plain('login-phone', '/login', { act: to.byPhone }),
  plain('otp-code', '/login/otp', { address: () => '/login', act: to.code }),
  plain('otp', '/login/otp'),
  plain('signup', '/signup'),
  plain('signup-faults', '/signup', { act: to.pressed('Sign up') }),
  plain('undo-change', '/undo-change'),
  plain('invoice', '/invoice', { address: () => '/invoice?number=INV-0000-00000', ...member }),
  plain('test-payment', '/test-payment', { address: () => '/test-payment?order=none', ...member }),
  plain('profile-signed-out', '/profile'),
  ...['profile', 'password', 'coins', 'contacts', 'safety'].map((tab) =>
    plain(`profile-${tab}`, '/profile', { address: () => `/profile?tab=${tab}`, ...member }),
  ),
];

const kinds = ['sell', 'rent', 'pg', 'plot', 'commercial'];
const form = { ...member, ready: 'housing-post-property form' };

const posting: readonly Screen[] = kinds.flatMap((kind) => [
  plain(`post-${kind}`, `/profile/${kind}`, form),
  ...(kind === 'sell' ? [plain('post-faults', '/profile/sell', { ...form, act: to.postingFaults })] : []),
  plain(`details-${kind}`, `/profile/${kind}-property`, {
    ...form,

    address: () => `/profile/${kind}`,
    act: to.extrasStep(kind),
  }),
  ...(kind === 'sell'
    ? [
        plain('photos-sell', '/profile/sell-property', {
          ...form,
          address: () => '/profile/sell',
          act: to.photoStep(kind),
        }),
      ]
    : []),
]);

const items = { ...member, ready: 'housing-manage li' };

const saved: readonly Screen[] = [
  plain('saved', '/saved', { act: to.savedHomes }),
  plain('saved-none', '/saved'),
  plain('saved-shared', '/saved', { ...member, act: to.sharedHomes }),
  plain('family', '/family', { ...member, act: to.familyList }),
  plain('family-none', '/family'),
  plain('compare', '/compare', {
    address: ({ ids }) => `/compare?kind=sell&ids=${String(ids.sell)},${'0'.repeat(24)}`,
    ready: 'main table',
  }),
  plain('compare-none', '/compare'),
];

const alerts: readonly Screen[] = [
  plain('searches', '/searches', { ...member, act: to.savedSearches }),
  plain('searches-signed-out', '/searches'),
  plain('news', '/news', { ...member, before: to.someNews, ready: 'main article' }),
  plain('news-none', '/news', member),
  plain('alert-link', '/alerts', {
    before: to.alertLink,
    address: () => `/alerts#${to.linkToken}`,
    ready: 'main ul',
  }),
  plain('alert-link-old', '/alerts'),
  searchOf('save-search', '', { act: to.saveSearch, ...dialog }),
];

const owner: readonly Screen[] = [
  plain('manage', '/manage', { ...member, ready: 'housing-manage article, housing-manage li' }),
  plain('manage-delete', '/manage', { ...items, act: to.deletion, ...dialog }),
  plain('manage-selected', '/manage', { ...items, act: to.selection }),
  plain('manage-days', '/manage', { ...items, act: to.days, ...dialog }),
  plain('manage-upload', '/manage', { ...items, act: to.upload, ...dialog }),
  plain('manage-signed-out', '/manage'),
  plain('responses', '/v-response', member),
  plain('responses-signed-out', '/v-response'),
  plain('desk', '/operator', { ...member, before: desk.deskCases, ready: 'main article' }),
  plain('desk-decision', '/operator', {
    ...member,
    before: desk.deskCases,
    ready: 'main article',
    act: to.pressed('Hide'),
    ...dialog,
  }),
  ...['people', 'projects', 'places', 'keys', 'orders', 'settings', 'jobs', 'record'].map((part) =>
    plain(`desk-${part}`, '/operator', {
      ...member,
      address: () => `/operator?part=${part}`,
      before: desk.deskRecords,
      ready: 'main ul li article, main ul[aria-label] li',
    }),
  ),
  plain('desk-setting', '/operator', {
    ...member,
    address: () => '/operator?part=settings',
    before: desk.deskRecords,
    ready: 'main article',
    act: async (page) => {
      await page.locator('main article button').first().click();
      await page.locator('main form fieldset').first().waitFor();
    },
  }),
  plain('desk-days', '/operator', {
    ...member,
    address: () => '/operator?part=days',
    before: desk.deskRecords,
    ready: 'main svg rect',
    act: (page) => page.locator('main summary').click(),
  }),
  plain('desk-coins', '/operator', {
    ...member,
    address: () => '/operator?part=people',
    before: desk.deskRecords,
    ready: 'main article',
    act: to.pressed('Give coins'),
    ...dialog,
  }),
  plain('desk-without-role', '/operator', member),
  plain('partners', '/partners', member),
  plain('partners-signed-out', '/partners'),
];

const about: readonly Screen[] = [
  plain('about', '/about-us'),
  plain('blogs', '/about-us/blogs'),
  plain('article', '/about-us/blogs/:article', {
    address: () => '/about-us/blogs/carpet-area-and-what-you-pay-for',
  }),
  plain('faqs', '/about-us/faqs'),
  plain('faqs-nothing-found', '/about-us/faqs', { act: to.noAnswer }),
  plain('privacy', '/about-us/privacy-policy'),
  plain('terms', '/about-us/terms'),
  plain('contact', '/about-us/contact'),
  plain('report', '/about-us/report'),
];

/** Two search boxes stand on one page there, as they may on a partner's. */
const boxes = { without: ['landmark-unique'] };

/** The developer site; what is live there must be drawn. */
const developers: readonly Screen[] = [
  plain('developers', '/developers', { ready: 'housing-results article', ...boxes }),
  plain('developers-found', '/developers', {
    address: () => '/developers?q=listing-url',
    ready: 'main li a[href*="#"]',
  }),
  plain('developers-reference', '/developers/:page', {
    address: () => '/developers/listing-detail',
    ready: 'main [data-width] housing-listing-detail',
  }),
  plain('developers-guide', '/developers/:page', { address: () => '/developers/guide', ready: 'main pre' }),
  plain('developers-playground', '/developers/:page', {
    address: () => '/developers/playground?widget=search-box&tab=Rent',
    ready: 'main [data-width] housing-search-box',
  }),
  plain('developers-gallery', '/developers/:page', {
    address: () => '/developers/gallery',
    ready: 'main housing-search-box',
    ...boxes,
  }),
  plain('developers-status', '/developers/:page', {
    address: () => '/developers/status',
    ready: 'main [role=status] span',
  }),
];

const layer = (file: string, state: string, own: Partial<Screen>): Screen =>
  plain(to.layerName(file, state), '/kit', {
    address: () => `/kit?only=${file}`,
    ready: `#${file}`,
    act: to.layer(file, state),
    ...own,
  });

/** The gallery, and what its specimens open, each over its own specimen alone. */
const gallery: readonly Screen[] = [
  // Three rows of pages stand side by side there, and on no other page.
  plain('gallery', '/kit', { ready: '#toaster', without: ['landmark-unique'] }),
  layer('dialog', 'in the centre', dialog),
  ...['wide', 'over everything'].map((state) => layer('dialog', state, { ...dialog })),
  layer('drawer', 'from the right', dialog),
  layer('drawer', 'from below', { ...dialog }),
  ...['success', 'error', 'info', 'loading'].map((state) =>
    layer('toaster', state, { within: '[popover]:popover-open', act: to.message(state) }),
  ),
];

/** Lists the screens. */
export const screens: readonly Screen[] = [
  ...home,
  ...searches,
  ...places,
  ...projects,
  ...agencyScreens,
  ...details,
  ...accounts,
  ...posting,
  ...saved,
  ...alerts,
  ...owner,
  ...about,
  ...developers,
  ...gallery,
];
