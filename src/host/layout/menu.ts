/** What the header's panels and the phone's menu hold (S-050 to S-056, C-48). */
import type { SiteWords } from '../../../words/en/site.js';
import { routes } from '../routes.js';
import { searchPath } from '../search-path.js';

/** Names the panels; at most one is open (S-051). */
export type PanelName = 'buy' | 'owner' | 'login';

/** One line of a panel. */
export interface MenuLink {
  readonly text: string;
  readonly href: string;
  readonly badge?: string;
}

/** Lines that stand together, under a title when it has one. */
export interface MenuGroup {
  readonly title?: string;
  readonly links: readonly MenuLink[];
}

/** One panel: the header item that opens it, its heading and its lines. */
export interface MenuPanel {
  readonly name: PanelName;
  readonly item: string;
  readonly heading: string;
  readonly groups: readonly MenuGroup[];
}

/** The place of the home page that tells owners how it works. */
export const ownersPath = `${routes.home.path}#owners`;

/** The place of the profile where posting begins (S-215). */
export const postPath = `${routes.profile.path}#post`;

/** Lists the panels in the order of the header. */
export const menuPanels = (words: SiteWords): readonly MenuPanel[] => [
  {
    name: 'buy',
    item: words.forBuyers,
    heading: words.buySection,
    groups: [
      {
        links: [
          { text: words.buyFlat, href: searchPath({ tab: 'Buy', property: 'Flat' }) },
          { text: words.plots, href: searchPath({ tab: 'Plot/Land' }) },
          { text: words.commercial, href: searchPath({ tab: 'Commercial' }) },
        ],
      },
      {
        title: words.popular,
        links: [{ text: words.inMumbai, href: searchPath({ tab: 'Buy', city: 'Mumbai' }) }],
      },
    ],
  },
  {
    name: 'owner',
    item: words.forOwners,
    heading: words.ownerOfferings,
    groups: [
      {
        links: [
          { text: words.postProperty, href: postPath, badge: words.free },
          { text: words.ownerServices, href: ownersPath },
          { text: words.viewResponses, href: routes.viewResponse.path },
        ],
      },
    ],
  },
  {
    name: 'login',
    item: words.login,
    heading: words.activity,
    groups: [
      {
        title: words.quickLinks,
        links: [
          { text: words.viewResponse, href: routes.viewResponse.path },
          { text: words.manage, href: routes.manage.path },
          { text: words.profile, href: routes.profile.path },
        ],
      },
    ],
  },
];
