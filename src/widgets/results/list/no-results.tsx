/** What is shown when nothing was found: where there are some nearby (S-723), which filter to remove (S-108). */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { facetsRequested } from '../../../model/search/facets.js';
import { draftDropped, filtersApplied, filtersDrafted } from '../../../model/search/search.js';
import { appliedFilters } from '../../../model/rules/filter-chips.js';
import { defaultFilters, type Filters, isRangeName, type ListName } from '../../../model/rules/filters.js';
import { groupTotal } from '../../../../words/group-digits.js';
import { $relaxed, type Left, relaxationRequested } from '../../../model/search/relaxed.js';
import { listParameters } from '../../../model/rules/list-parameters.js';
import { Button } from '../../kit/button/button.js';
import { EmptyState } from '../../kit/status/empty-state.js';
import { SearchIcon } from '../../kit/icons/icons.js';
import { useSearch, useSettings } from '../settings.js';
import { styles } from '../control-styles.js';
import { useFilterCaptions } from '../filters/use-filter-captions.js';
import { useResultsWords } from '../words.js';
import { useFacets } from '../filters/use-facets.js';
import { useFilterWords } from '../filters/words.js';
import { BusinessSpace, useIsUsualRent } from './use-switch.js';
import { SaveSearch } from '../save/save-search.js';
import { countsOf, countWithout } from '../filters/filter-options.js';

/** Lists that the facets do not count. */
const uncountedLists: readonly string[] = ['more', 'station', 'to', 'walk', 'within'];

/** Most filters that are offered for removal. */
const mostOffered = 4;

/** Tells whether the facets know what is left without a filter. */
const isCounted = (name: keyof Filters): name is ListName =>
  Object.hasOwn(listParameters, name) && !uncountedLists.includes(name);

/** Draws the sentence, the nearest localities that have some, and the filters to remove, the one that leaves most first. */
export function NoResults() {
  const words = useFilterWords();
  const { noResults } = useResultsWords();
  const { applied } = useFilterCaptions();
  const { group } = useSettings();
  const { address, locked } = useSearch();
  const facets = useFacets();
  const relaxed = useUnit($relaxed);
  const send = useUnit({
    wantCounts: facetsRequested,
    forget: draftDropped,
    draft: filtersDrafted,
    apply: filtersApplied,
    relax: relaxationRequested,
  });
  useEffect(() => {
    send.wantCounts({ group });
  }, [group]);
  const chips = appliedFilters(address.tab, address.filters);
  const names = [...new Set(chips.map(({ filter }) => filter))].filter((name) => locked[name] === undefined);
  useEffect(() => {
    const uncounted = names.filter((name) => !isCounted(name)).slice(0, mostOffered);
    if (uncounted.length > 0) send.relax({ tab: address.tab, filters: address.filters, names: uncounted });
  }, [address]);
  const take = (change: Partial<Filters>): void => {
    send.forget({ group });
    send.draft({ group, change });
    send.apply({ group });
  };
  const leftWithout = (name: (typeof names)[number]): Left | undefined => {
    if (!isCounted(name)) return relaxed.filters === address.filters ? relaxed.left.get(name) : undefined;
    const counts = countsOf(facets, name);
    return counts && { total: countWithout(counts, address.tab, name) };
  };
  const { city } = address.filters;
  const isUsualRent = useIsUsualRent();
  const offers = names
    .map((name) => ({
      name,
      said:
        name !== 'location' && isRangeName(name)
          ? words[name]
          : chips
              .filter(({ filter }) => filter === name)
              .map(applied)
              .join(', '),
      left: leftWithout(name),
    }))
    .sort((one, other) => (other.left?.total ?? 0) - (one.left?.total ?? 0))
    .slice(0, mostOffered);
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={noResults}
      action={
        <div className={styles.suggestions}>
          <SaveSearch place="none" />
          {city && locked.city === undefined ? (
            <Button
              onClick={() => {
                send.forget({ group });
                send.draft({ group, change: { city: '' } });
                send.apply({ group });
              }}
            >
              {words.everywhere}
            </Button>
          ) : null}
          {isUsualRent ? <BusinessSpace /> : null}
          {(locked.localities === undefined ? (facets?.near ?? []) : []).map(({ name, count }) => (
            <Button
              key={name}
              onClick={() => {
                take({ localities: [name] });
              }}
            >
              {words.nearby(name, count)}
            </Button>
          ))}
          {offers.map(({ name, said, left }) => (
            <Button
              key={name}
              onClick={() => {
                take({ [name]: defaultFilters[name] });
              }}
            >
              {words.without(said)}
              {left?.total ? ` (${groupTotal(left.total, left.atLeast)})` : null}
            </Button>
          ))}
        </div>
      }
    >
      {offers.length > 0 ? words.noResultsHelp : words.noResultsHere}
    </EmptyState>
  );
}
