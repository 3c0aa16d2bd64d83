/** The pages of the developer site: those that are known already, and the loading of others. */
import { useEffect, useState } from 'react';
import { developerPages } from 'virtual:page-developers';
import type { PageContent } from 'virtual:pages';

const known = new Map<string, PageContent>();

/** Makes a page known, so that it is drawn at once. */
export const keepPage = (page: PageContent): void => {
  known.set(page.name, page);
};

/** Tells whether there is such a page. */
export const hasPage = (name: string): boolean => Object.hasOwn(developerPages, name);

/** Loads a page, once. */
export const loadPage = async (name: string): Promise<void> => {
  const load = known.has(name) ? undefined : developerPages[name];
  if (load) keepPage((await load()).default);
};

/** Returns the page of a name; while it is loading the last one, and whether loading has failed. */
export const usePage = (name: string): { page: PageContent | undefined; hasFailed: boolean } => {
  const [shown, setShown] = useState(known.has(name) ? name : '');
  const [failed, setFailed] = useState('');
  useEffect(() => {
    let isWanted = true;
    loadPage(name).then(
      () => {
        if (isWanted) setShown(name);
      },
      () => {
        if (isWanted) setFailed(name);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [name]);
  return { page: known.get(name) ?? known.get(shown), hasFailed: failed === name };
};
