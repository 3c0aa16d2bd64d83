/** What stands above and below the cards: number, order and chips; further pages and, on phones, the tools. */
import { AppliedChips } from '../filters/applied-chips.js';
import { FilterDrawer } from '../filters/filter-drawer.js';
import { HiddenLine } from '../hide/hidden-line.js';
import { useHasFew } from './has-few.js';
import { MoreResults } from './more-results.js';
import { ResultBar, SortSelect } from './result-bar.js';
import { SaveSearch } from '../save/save-search.js';
import { BusinessSpace, ToLet, useIsUsualRent } from './use-switch.js';
import { useFilterWords } from '../filters/words.js';
import type { Place } from '../search-tools.js';
import { useSearch } from '../settings.js';
import { styles } from '../control-styles.js';

/** Draws what stands above the cards. */
export function ListHead({ place }: { place: Place }) {
  const isUsualRent = useIsUsualRent();
  return (
    <>
      <ResultBar>
        <ToLet />
        {isUsualRent && place === 'desktop' ? <BusinessSpace /> : null}
        {place === 'phone' ? null : <SortSelect />}
        <slot name="tools" />
      </ResultBar>
      <AppliedChips />
      <HiddenLine />
    </>
  );
}

/** Draws the offer to be told of new ones, below what was found. */
function SaveAtEnd() {
  const words = useFilterWords();
  const { results } = useSearch();
  if (results.length === 0) return null;
  return (
    <div className={styles.save}>
      <span>{words.notFoundYet}</span>
      <SaveSearch place="foot" />
    </div>
  );
}

/** Draws what stands below the cards; a phone's tools stay at the bottom of the window. */
export function ListFoot({ place, onPage }: { place: Place; onPage: () => void }) {
  const hasFew = useHasFew();
  return (
    <>
      <MoreResults onPage={onPage} />
      <SaveAtEnd />
      {place === 'phone' && !hasFew ? (
        <div className={styles.phoneBar}>
          <FilterDrawer side="bottom" />
          <SortSelect isBare />
        </div>
      ) : null}
    </>
  );
}
