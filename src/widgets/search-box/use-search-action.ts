/** The action of Search: sends an event, else shows the search in results of the page, else goes to their page. */
import { useProvidedScope, useUnit } from 'effector-react';
import {
  $presentViews,
  isPresent,
  type SearchRequest,
  searchRequested,
  searchRequestQuery,
} from '../../model/index.js';
import { useEmit } from '../kit/element/widget-context.js';
import { useLinks } from '../kit/navigation/use-links.js';

/** Returns the two ways out of the box: to the results, and to posting a property. */
export function useSearchAction(group: string, resultsUrl: string | undefined) {
  const emit = useEmit();
  const open = useUnit(searchRequested);
  const scope = useProvidedScope();
  const links = useLinks({ resultsUrl });
  return {
    search: (request: SearchRequest) => {
      const query = searchRequestQuery(request);
      if (!emit('housing-search', { ...request, query })) return;
      // Read when it is asked for: the box looks the same whatever else comes to the page.
      const views = scope?.getState($presentViews) ?? {};
      if (isPresent(views, { view: 'results', group })) {
        open({ group, ...request });
        return;
      }
      location.assign(links.search(query));
    },
    post: () => {
      if (emit('housing-post')) location.assign(links.onSite('/profile'));
    },
  };
}
