/** Title, description and canonical address of the page on show; the server writes those of the first load. */
import { useEffect } from 'react';
import { useSite } from './site-context.js';

/** Describes a page to the tab, to search engines and to shared links. */
export interface PageMeta {
  /** Without the brand; null for the home page, whose title is the brand alone (S-006). */
  title: string | null;
  description: string;
  /** Path and query under which the page is known. */
  address: string;
  /** Whether search engines are asked to leave it out. */
  isHidden?: boolean;
}

const setMeta = (name: string, content: string | null): void => {
  const known = document.head.querySelector(`meta[name="${name}"]`);
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
export const usePageMeta = ({ title, description, address, isHidden = false }: PageMeta): void => {
  const { brand } = useSite();
  useEffect(() => {
    document.title = title === null ? brand : `${title} | ${brand}`;
    setMeta('description', description);
    setMeta('robots', isHidden ? 'noindex' : null);
    setCanonical(address);
  }, [brand, title, description, address, isHidden]);
};
