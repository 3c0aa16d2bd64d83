/** Title, description, keywords and canonical address of the page on show; the server writes those of the first load. */
import { useEffect } from 'react';
import { inLanguage } from '../model/rules/languages.js';
import type { Locale } from '../widgets/kit/language/locale.js';
import { useLanguage } from './preferences.js';
import { useSite } from './site-context.js';

/** What the document's head says about a page. */
export interface PageMeta {
  /** Without the brand; null for the home page, whose title is the brand alone (S-006). */
  title: string | null;
  description: string;
  /** Words for search engines, comma-separated; without them those that the server wrote for the whole site stay. */
  keywords?: string;
  /** Path and query under which the page is known. */
  address: string;
  /** Whether search engines are asked to leave it out. */
  isHidden?: boolean;
  /** The language it is written in, when not the one of the site around it. */
  language?: Locale;
}

const metaNamed = (name: string): Element | null => document.head.querySelector(`meta[name="${name}"]`);

const setMeta = (name: string, content: string | null): void => {
  const known = metaNamed(name);
  if (content === null) {
    known?.remove();
    return;
  }
  const meta = known ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute('name', name);
  meta.setAttribute('content', content);
};

const setCanonical = (address: string): void => {
  const known = document.head.querySelector('link[rel="canonical"]');
  const link = known ?? document.head.appendChild(document.createElement('link'));
  link.setAttribute('rel', 'canonical');
  link.setAttribute('href', new URL(address, location.origin).href);
};

/** Writes a page's title and meta elements whenever they change. */
export const usePageMeta = (page: PageMeta): void => {
  const { title, description, keywords, address, isHidden = false, language } = page;
  const { brand } = useSite();
  const chosen = useLanguage();
  useEffect(() => {
    document.title = title === null ? brand : `${title} | ${brand}`;
    setMeta('description', description);
    setMeta('robots', isHidden ? 'noindex' : null);
    setCanonical(inLanguage(address, language ?? chosen));
  }, [brand, title, description, address, isHidden, language, chosen]);
  useEffect(() => {
    if (keywords === undefined) return;
    const general = metaNamed('keywords')?.getAttribute('content') ?? null;
    setMeta('keywords', keywords);
    return () => {
      setMeta('keywords', general);
    };
  }, [keywords]);
};
