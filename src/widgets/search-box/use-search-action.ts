/** What the Search button does: tells the page, else fills the results beside it, else goes to their page. */
import { useUnit } from 'effector-react';
import {
  $connection,
  $presentViews,
  isPresent,
  type SearchWish,
  searchWished,
  wishQuery,
} from '../../model/index.js';
import { useEmit } from '../kit/element/widget-context.js';

/** Answers the two ways out of the box: to the results, and to posting a property. */
export function useSearchAction(group: string, resultsUrl: string | undefined) {
  const emit = useEmit();
  const { connection, views, open } = useUnit({
    connection: $connection,
    views: $presentViews,
    open: searchWished,
  });
  const site = connection?.apiBase ?? '';
  return {
    search: (wish: SearchWish) => {
      const query = wishQuery(wish);
      if (!emit('housing-search', { ...wish, query })) return;
      if (isPresent(views, { view: 'results', group })) {
        open({ group, ...wish });
        return;
      }
      const page = resultsUrl ?? `${site}/search`;
      location.assign(query ? `${page}${page.includes('?') ? '&' : '?'}${query}` : page);
    },
    post: () => {
      if (emit('housing-post')) location.assign(`${site}/profile`);
    },
  };
}
