/** The content of a static page: how it comes in the reader's language. */
import { useEffect, useState } from 'react';
import { type PageContent, pages } from 'virtual:pages';
import { type Locale, useLocale } from '../../../widgets/kit/locale.js';

/** Tells whether there is such a page. */
export const hasPage = (name: string): boolean => Object.hasOwn(pages, name);

const load = async (name: string, locale: Locale): Promise<PageContent> => {
  const loaders = pages[name];
  if (!loaders) throw new Error(`there is no page ${name}`);
  return (await (loaders[locale] ?? loaders.en)()).default;
};

/** Answers a page in the reader's language, else in English; while another comes the last one stays. */
export function usePageContent(name: string): { page: PageContent | undefined; hasFailed: boolean } {
  const locale = useLocale();
  const [page, setPage] = useState<PageContent>();
  const [failed, setFailed] = useState('');
  const wanted = `${locale} ${name}`;
  useEffect(() => {
    let isWanted = true;
    load(name, locale).then(
      (loaded) => {
        if (isWanted) setPage(loaded);
      },
      () => {
        if (isWanted) setFailed(wanted);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [name, locale, wanted]);
  return { page: page?.name === name ? page : undefined, hasFailed: failed === wanted };
}
