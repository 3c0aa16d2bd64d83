/** The rest of the results: a button that adds the next page, and real links to every page. */
import { useUnit } from 'effector-react';
import { filtersToUrl } from '../../../model/rules/filter-url.js';
import { pagesWithin } from '../../../model/rules/search-limits.js';
import { moreRequested, pageChosen, pageSize } from '../../../model/search/search.js';
import { Button } from '../../kit/button/button.js';
import { Pagination } from '../../kit/navigation/pagination.js';
import { useLinks } from '../../kit/navigation/use-links.js';
import { useSearch, useSettings } from '../settings.js';
import { styles } from '../control-styles.js';
import { useFilterWords } from '../filters/words.js';

/** Draws the ways to the rest; nothing when everything is there. */
export function MoreResults({ onPage }: { onPage: () => void }) {
  const words = useFilterWords();
  const settings = useSettings();
  const { group } = settings;
  const { address, results, total, status, lastPage, wantedPage } = useSearch();
  const links = useLinks(settings);
  const { more, goTo } = useUnit({ more: moreRequested, goTo: pageChosen });
  if (total === null || results.length === 0) return null;
  const first = (address.page - 1) * pageSize;
  const isWhole = first === 0 && results.length >= total;
  if (isWhole) return null;
  const shown = first + results.length;
  return (
    <div className={styles.more}>
      {shown < total ? (
        <Button
          busy={status !== 'ready' && status !== 'failed' && wantedPage > lastPage}
          onClick={() => {
            more({ group });
          }}
        >
          {words.loadMore}
        </Button>
      ) : null}
      <span>{words.shown(shown, total)}</span>
      <Pagination
        page={lastPage}
        pages={Math.min(Math.ceil(total / pageSize), pagesWithin(pageSize))}
        hrefFor={(page) => links.search(filtersToUrl({ ...address, page }))}
        onPage={(page) => {
          goTo({ group, page });
          onPage();
        }}
      />
    </div>
  );
}
