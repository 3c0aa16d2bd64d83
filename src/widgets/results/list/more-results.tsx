/** The rest of the results: a way to add the next page, or, in a list that began further on, links to every page. */
import { useUnit } from 'effector-react';
import { filtersToUrl } from '../../../model/rules/filter-url.js';
import { pagesWithin } from '../../../model/rules/search-limits.js';
import { moreRequested, pageChosen, pageSize } from '../../../model/search/search.js';
import { ButtonLink } from '../../kit/button/button.js';
import { Pagination } from '../../kit/navigation/pagination.js';
import { useLinks } from '../../kit/navigation/use-links.js';
import { Spinner } from '../../kit/status/spinner.js';
import { useSearch, useSettings } from '../settings.js';
import { styles } from '../control-styles.js';
import { useFilterWords } from '../filters/words.js';

/** Adds the next page below; it is a link to that page too, for crawlers and new windows. */
function LoadMore({ href }: { href: string }) {
  const words = useFilterWords();
  const { group } = useSettings();
  const { status, lastPage, wantedPage } = useSearch();
  const more = useUnit(moreRequested);
  const isBusy = status !== 'ready' && status !== 'failed' && wantedPage > lastPage;
  return (
    <ButtonLink
      href={href}
      rel="next"
      icon={isBusy ? <Spinner /> : null}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        if (!isBusy) more({ group });
      }}
    >
      {words.loadMore}
    </ButtonLink>
  );
}

/** Draws the way to the rest; nothing when everything is there. */
export function MoreResults({ onPage }: { onPage: () => void }) {
  const settings = useSettings();
  const { group } = settings;
  const { address, results, total, lastPage } = useSearch();
  const links = useLinks(settings);
  const goTo = useUnit(pageChosen);
  if (total === null || results.length === 0) return null;
  const pages = Math.min(Math.ceil(total / pageSize), pagesWithin(pageSize));
  const hrefFor = (page: number): string => links.search(filtersToUrl({ ...address, page }));
  const isFromStart = address.page === 1;
  if (isFromStart && results.length >= total) return null;
  return (
    <div className={styles.more}>
      {isFromStart ? (
        <LoadMore href={hrefFor(Math.min(lastPage + 1, pages))} />
      ) : (
        <Pagination
          page={lastPage}
          pages={pages}
          hrefFor={hrefFor}
          onPage={(page) => {
            goTo({ group, page });
            onPage();
          }}
        />
      )}
    </div>
  );
}
