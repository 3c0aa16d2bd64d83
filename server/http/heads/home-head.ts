/** The head of the home page. */
import type { HeadSite, PageHead } from '../page-head.js';

/** Describes the site in one sentence (S-006). */
export const siteDescription =
  'Buy, rent and list flats, plots, PG rooms and commercial property online in Mumbai, Pune, Thane, Navi Mumbai and Nashik.';

/** Describes the home page, its owner and its search box. */
export const homeHead = ({ brand, publicUrl }: HeadSite): PageHead => ({
  title: null,
  description: siteDescription,
  address: '/',
  data: [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: brand,
      url: `${publicUrl}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/search?location={place}` },
        'query-input': 'required name=place',
      },
    },
    { '@context': 'https://schema.org', '@type': 'Organization', name: brand, url: `${publicUrl}/` },
  ],
});
