/** The site's settings, at hand in every component. */
import { createContext, useContext } from 'react';
import { readSite, type Site } from './site.js';

const SiteContext = createContext<Site | null>(null);

/** Sets the settings for everything inside it. */
export const SiteProvider = SiteContext.Provider;

/** Returns the site's settings; outside a provider those of the page. */
export const useSite = (): Site => {
  const site = useContext(SiteContext);
  return site ?? readSite(document);
};
