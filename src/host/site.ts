/** The server's facts about this site: brand, contact, whether its market is a demo. */
import { drawnName } from '../model/rules/brand.js';
import type { PageDetails } from '../model/rules/page-details.js';

/** Names the social pages a site may have (S-088). */
export const socialNames = ['facebook', 'instagram', 'linkedin', 'x', 'youtube'] as const;

/** Names one social page. */
export type SocialName = (typeof socialNames)[number];

/** Holds the settings of the site; an item that is not configured is null and is not shown (S-088). */
export interface Site {
  readonly brand: string;
  /** Scheme and host under which it is known. */
  readonly origin: string;
  readonly isDemo: boolean;
  /** Whether this is no production server, so that it has the component gallery. */
  readonly isDevelopment: boolean;
  /** Whether browsers may keep the site for when there is no network. */
  readonly isKeptOffline: boolean;
  /** Whether people can sign in with Google here (G-05). */
  readonly hasGoogle: boolean;
  readonly phone: string | null;
  readonly email: string | null;
  readonly social: Readonly<Partial<Record<SocialName, string>>>;
  /** What the texts of the static pages say about this site. */
  readonly details: PageDetails;
}

/** The defaults when the server gives no facts (C-46). */
const plainSite: Site = {
  brand: drawnName,
  origin: '',
  isDemo: false,
  isDevelopment: false,
  isKeptOffline: false,
  hasGoogle: false,
  phone: null,
  email: null,
  social: {},
  details: { brand: drawnName },
};

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const socialOf = (value: unknown): Site['social'] => {
  const given = (value ?? {}) as Record<string, unknown>;
  const pages = socialNames.map((name) => [name, textOf(given[name])] as const);
  return Object.fromEntries(pages.filter(([, page]) => page !== null));
};

/** Reads the settings out of the text of the page's data element; what is missing or broken takes its plain value. */
export const siteOf = (text: string): Site => {
  try {
    const given = JSON.parse(text) as Record<string, unknown>;
    return {
      brand: textOf(given.brand) ?? plainSite.brand,
      origin: textOf(given.origin) ?? plainSite.origin,
      isDemo: given.demo === true,
      isDevelopment: given.development === true,
      isKeptOffline: given.offline === true,
      hasGoogle: given.googleEnabled === true,
      phone: textOf(given.phone),
      email: textOf(given.email),
      social: socialOf(given.social),
      details: { ...plainSite.details, ...(given.details as PageDetails | undefined) },
    };
  } catch {
    return plainSite;
  }
};

/** Reads the settings out of the page. */
export const readSite = (page: Document): Site =>
  siteOf(page.getElementById('housing-site')?.textContent ?? '{}');
