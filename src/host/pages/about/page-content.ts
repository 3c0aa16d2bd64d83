/** Loads the content of the static pages in the reader's language. */
import { useEffect, useState } from 'react';
import { articles, type ArticleSummary, type PageContent, pages } from 'virtual:pages';
import { useLocale } from '../../../widgets/kit/language/locale.js';

/** Tells whether there is such a page. */
export const hasPage = (name: string): boolean => Object.hasOwn(pages, name);

/** A content that is loaded, loading or failed. */
interface Coming<T> {
  content: T | undefined;
  hasFailed: boolean;
}

type Load<T> = () => Promise<{ default: T }>;

/** Returns the content of a module; while another is loading, the last one stays. */
const useContent = <T>(load: Load<T>): Coming<T> => {
  const [content, setContent] = useState<T>();
  const [failed, setFailed] = useState<{ load: Load<T> }>();
  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => {
        if (isWanted) setContent(loaded.default);
      },
      () => {
        if (isWanted) setFailed({ load });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return { content, hasFailed: failed?.load === load };
};

const nothing = () => Promise.reject(new Error('there is no such page'));

/** Returns a page in the reader's language, else in English. */
export function usePageContent(name: string): { page: PageContent | undefined; hasFailed: boolean } {
  const locale = useLocale();
  const loaders = pages[name];
  const { content, hasFailed } = useContent<PageContent>(loaders?.[locale] ?? loaders?.en ?? nothing);
  return { page: content?.name === name ? content : undefined, hasFailed };
}

/** Returns the list of articles, each in the reader's language where it is written in it, else in English. */
export const useArticles = (): Coming<readonly ArticleSummary[]> => useContent(articles[useLocale()]);
