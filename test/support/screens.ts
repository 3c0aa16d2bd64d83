/** Every screen of the site and the states worth looking at; what walks them all reads this list. */
import type { Page } from 'playwright-core';

/** What the list needs to know of the running market. */
export interface SampleMarket {
  /** A listing of each kind, by path segment. */
  readonly ids: Readonly<Record<string, string>>;
}

/** One screen in one state. */
export interface Screen {
  readonly name: string;
  /** Path of the route table; `*` for an address that is none. */
  readonly route: string;
  readonly address: (market: SampleMarket) => string;
  /** Selector of what must be there before the screen is looked at. */
  readonly ready: string;
  /** Whether the demo agent is signed in. */
  readonly isMember?: boolean;
  /** Leads to the state. */
  readonly act?: (page: Page) => Promise<void>;
}

const detail = (name: string, route: string, kind: string): Screen => ({
  name,
  route,
  address: ({ ids }) => `${route}?id=${ids[kind] ?? ''}`,
  ready: 'housing-listing-detail h1',
});

const plain = (name: string, route: string, ready = 'main h1', own: Partial<Screen> = {}): Screen => ({
  name,
  route,
  address: () => route,
  ready,
  ...own,
});

const press = (name: string) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
};

const searches: readonly Screen[] = [
  plain('search', '/search', 'housing-results article'),
  ...['Rent', 'PG', 'Plot/Land', 'Commercial'].map(
    (tab): Screen => ({
      name: `search-${tab.toLowerCase().replace('/', '-')}`,
      route: '/search',
      address: () => `/search?tab=${encodeURIComponent(tab)}`,
      ready: 'housing-results article',
    }),
  ),
  {
    name: 'search-nothing-found',
    route: '/search',
    address: () => '/search?tab=Buy&minbudget=199000000&city=Nashik',
    ready: 'housing-results h2, housing-results h3',
  },
];

const accounts: readonly Screen[] = [
  plain('login', '/login'),
  plain('login-faults', '/login', 'main h1', { act: press('Login') }),
  plain('signup', '/signup'),
  plain('signup-faults', '/signup', 'main h1', { act: press('Sign up') }),
  plain('otp', '/login/otp'),
  ...['profile', 'password', 'coins', 'contacts', 'safety'].map(
    (tab): Screen => ({
      name: `profile-${tab}`,
      route: '/profile',
      address: () => `/profile?tab=${tab}`,
      ready: 'main h1',
      isMember: true,
    }),
  ),
];

const posting: readonly Screen[] = ['sell', 'rent', 'pg', 'plot', 'commercial'].map((kind) =>
  plain(`post-${kind}`, `/profile/${kind}`, 'housing-post-property form', { isMember: true }),
);

const owner: readonly Screen[] = [
  plain('manage', '/manage', 'housing-manage article, housing-manage li', { isMember: true }),
  plain('manage-signed-out', '/manage', 'main h1, housing-manage h1, housing-manage h2'),
  plain('responses', '/v-response', 'main h1', { isMember: true }),
  plain('partners', '/partners', 'main h1', { isMember: true }),
];

const about: readonly Screen[] = [
  plain('about', '/about-us'),
  plain('blogs', '/about-us/blogs'),
  plain('faqs', '/about-us/faqs'),
  plain('privacy', '/about-us/privacy-policy'),
  plain('terms', '/about-us/terms'),
  plain('contact', '/about-us/contact'),
];

/** Lists the screens. */
export const screens: readonly Screen[] = [
  plain('home', '/', 'housing-search-box form'),
  ...searches,
  detail('detail-sell', '/product', 'sell'),
  detail('detail-rent', '/rent-product', 'rent'),
  detail('detail-plot', '/plot-product', 'plot'),
  detail('detail-pg', '/pg-product', 'pg'),
  detail('detail-commercial', '/commercial-product', 'commercial'),
  ...accounts,
  ...posting,
  ...owner,
  ...about,
  { name: 'not-found', route: '*', address: () => '/no-such-page', ready: 'main h1' },
  plain('gallery', '/kit', '#toaster'),
];
