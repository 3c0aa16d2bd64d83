/** The head of the home page. */
import type { HeadSite, PageHead } from '../page-head.js';
import { headWords } from './head-words.js';

/** Describes the home page, its owner and its search box. */
export const homeHead = ({ brand, publicUrl, language }: HeadSite): PageHead => ({
  title: null,
  description: headWords[language].site,
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
