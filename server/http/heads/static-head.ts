/** The heads of the static pages: About, articles, questions, policies (S-390 to S-393). */
import { inLanguage, languages } from '../../../src/model/rules/languages.js';
import { fillIn, type PageDetails } from '../../../src/model/rules/page-details.js';
import { pathOf, type StaticPage, type StaticPages } from '../../content/pages.js';
import type { HeadSite, PageHead } from '../page-head.js';
import { headWords } from './head-words.js';

/** Returns the address of a drawn picture in its largest size. */
const pictureAddress = (publicUrl: string, key: string): string => `${publicUrl}/media/${key}-1600.webp`;

const articleData = (page: StaticPage, { brand, publicUrl }: HeadSite): object => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: page.title,
  description: page.description,
  inLanguage: page.language,
  datePublished: page.date,
  dateModified: page.updated ?? page.date,
  mainEntityOfPage: publicUrl + inLanguage(pathOf(page), page.language),
  image: page.picture ? [pictureAddress(publicUrl, page.picture)] : [],
  author: { '@type': 'Organization', name: brand, url: `${publicUrl}/` },
  publisher: { '@type': 'Organization', name: brand, url: `${publicUrl}/` },
});

const questionData = (page: StaticPage, details: PageDetails): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: page.language,
  mainEntity: page.questions?.map(({ question, answer }) => ({
    '@type': 'Question',
    name: fillIn(question, details),
    acceptedAnswer: { '@type': 'Answer', text: fillIn(answer, details) },
  })),
});

const dataOf = (page: StaticPage, site: HeadSite, details: PageDetails): object[] => {
  if (page.kind === 'article') return [articleData(page, site)];
  return page.questions ? [questionData(page, details)] : [];
};

const listHead = (pages: StaticPages, { publicUrl, language }: HeadSite): PageHead => {
  const words = headWords[language];
  const articles = pages.all.filter(({ kind }) => kind === 'article');
  return {
    title: words.blogs,
    description: words.blogsText,
    address: '/about-us/blogs',
    data: [
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: words.blogs,
        itemListElement: articles.map((article, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: (pages.find(pathOf(article), language) ?? article).title,
          url: publicUrl + inLanguage(pathOf(article), language),
        })),
      },
    ],
  };
};

/** Describes the static page of a path; undefined when there is none. */
export const staticHead = (
  path: string,
  pages: StaticPages,
  site: HeadSite,
  details: PageDetails,
): PageHead | undefined => {
  if (path === '/about-us/blogs') return listHead(pages, site);
  const page = pages.find(path, site.language);
  if (!page) return undefined;
  return {
    title: fillIn(page.title, details),
    description: fillIn(page.description, details),
    address: path,
    languages: languages.filter((language) => pages.find(path, language)?.language === language),
    ...(page.kind === 'article' && { kind: 'article' }),
    ...(page.picture && { image: pictureAddress(site.publicUrl, page.picture) }),
    data: dataOf(page, site, details),
  };
};
