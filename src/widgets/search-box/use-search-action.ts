/** What the Search button does: tells the page, else fills the results beside it, else goes to their page. */
import { useUnit } from 'effector-react';
import { $presentViews, isPresent, type SearchWish, searchWished, wishQuery } from '../../model/index.js';
import { useEmit } from '../kit/element/widget-context.js';
import { useLinks } from '../kit/navigation/use-links.js';

/** Answers the two ways out of the box: to the results, and to posting a property. */
export function useSearchAction(group: string, resultsUrl: string | undefined) {
  const emit = useEmit();
  const { views, open } = useUnit({
    views: $presentViews,
    open: searchWished,
  });
  const links = useLinks({ resultsUrl });
  return {
    search: (wish: SearchWish) => {
      const query = wishQuery(wish);
      if (!emit('housing-search', { ...wish, query })) return;
      if (isPresent(views, { view: 'results', group })) {
        open({ group, ...wish });
        return;
      }
      location.assign(links.search(query));
    },
    post: () => {
      if (emit('housing-post')) location.assign(links.onSite('/profile'));
    },
  };
}
