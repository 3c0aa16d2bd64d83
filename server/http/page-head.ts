/** Writes the head of a page for search engines and for previews of shared links. */
import { brandPicture } from '../../src/model/rules/brand.js';
import { inLanguage, type Language, languages } from '../../src/model/rules/languages.js';

/** What the head says about a page. */
export interface PageHead {
  /** Without the brand; null where the brand alone is the title (S-006). */
  title: string | null;
  description: string;
  /** Path and query under which the page is known. */
  address: string;
  /** Absolute address of the picture of a preview; the brand's own without one. */
  image?: string | undefined;
  /** Whether search engines are asked to leave it out. */
  isHidden?: boolean;
  /** The languages it is written in, when not in all. */
  languages?: readonly Language[];
  /** Where the page's card is described for pages that show the address (oEmbed). */
  oEmbed?: string;
  /** Open Graph type; 'website' by default. */
  kind?: 'article';
  /** schema.org objects. */
  data?: readonly object[];
}

/** What a head needs to know of the site, and the language of the request. */
export interface HeadSite {
  brand: string;
  publicUrl: string;
  language: Language;
}

const keywords =
  'buy flats online, sell property online, flats for rent, plots, PG, commercial property, Maharashtra';

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes text safe between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const meta = (attribute: 'name' | 'property', name: string, content: string): string =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;

// A data block is no script, so the content policy lets it pass; "<" could still end it.
const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const locales: Readonly<Record<Language, string>> = { en: 'en_IN', hi: 'hi_IN', mr: 'mr_IN' };

const link = (rel: string, address: string, language?: string): string =>
  `<link rel="${rel}"${language ? ` hreflang="${language}"` : ''} href="${escapeHtml(address)}">`;

const oEmbedLink = (address: string, title: string): string =>
  `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(address)}" title="${escapeHtml(title)}">`;

/** Writes the hreflang links to the page's other languages; English is also x-default. */
const alternates = ({ address, languages: written = languages }: PageHead, publicUrl: string): string[] =>
  written.length < 2
    ? []
    : [
        ...written.map((language) => link('alternate', publicUrl + inLanguage(address, language), language)),
        link('alternate', publicUrl + address, 'x-default'),
      ];

/** Writes the head of a page: title, description, keywords, canonical link, Open Graph, JSON-LD (S-006). */
export const writeHead = (head: PageHead, { brand, publicUrl, language }: HeadSite): string => {
  const title = head.title === null ? brand : `${head.title} | ${brand}`;
  const isWritten = head.languages?.includes(language) ?? true;
  const address = publicUrl + inLanguage(head.address, isWritten ? language : 'en');
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'keywords', keywords),
    ...(head.isHidden ? [meta('name', 'robots', 'noindex')] : []),
    link('canonical', address),
    ...(head.isHidden ? [] : alternates(head, publicUrl)),
    ...(head.oEmbed ? [oEmbedLink(head.oEmbed, title)] : []),
    meta('property', 'og:type', head.kind ?? 'website'),
    meta('property', 'og:site_name', brand),
    meta('property', 'og:title', head.title ?? brand),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', locales[isWritten ? language : 'en']),
    meta('property', 'og:image', head.image ?? publicUrl + brandPicture('social', brand)),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.data ?? []).map(dataBlock),
  ].join('\n');
};
