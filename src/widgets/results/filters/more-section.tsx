/** The further filters; loaded when their section is opened. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { groupTotal } from '../../../../words/group-digits.js';
import { $moreFacets, moreFacetsRequested } from '../../../model/search/more-facets.js';
import { filtersDrafted } from '../../../model/search/search.js';
import { chosenOf, type MoreName, moreOfTab, withChosen } from '../../../model/rules/more-filters.js';
import { ChipGroup } from '../../kit/form/chip-group.js';
import { controlClass } from '../../kit/form/control-style.js';
import { css } from '../../kit/style/sheet.js';
import { useSearch, useSettings } from '../settings.js';
import { useMoreWords } from './more-words.js';
import { useFilterCaptions } from './use-filter-captions.js';

const groups = css`
  display: grid;
  gap: var(--h-space-4);
`;

const day = css`
  display: grid;
  gap: var(--h-space-2);
  font-size: var(--h-text-14);
  font-weight: 600;
`;

/** Milliseconds a draft rests before it is counted. */
const rest = 200;

/** Returns how many listings a choice would leave, as text; undefined while nobody knows. */
function useCounts(): (name: MoreName, value: string) => string | undefined {
  const { group } = useSettings();
  const { address, draft } = useSearch();
  const { tab } = address;
  const { all, ask } = useUnit({ all: $moreFacets, ask: moreFacetsRequested });
  useEffect(() => {
    const timer = setTimeout(() => {
      ask({ group, tab, filters: draft });
    }, rest);
    return () => {
      clearTimeout(timer);
    };
  }, [group, tab, draft]);
  const known = all[group];
  return (name, value) => {
    const count = known?.tab === tab ? known.facets.counts[`${name}:${value}`] : undefined;
    return count === undefined ? undefined : groupTotal(count, known?.facets.atLeast);
  };
}

/** Draws the section: a group of chips for each wish, and a day. */
function MoreSection() {
  const words = useMoreWords();
  const { choice } = useFilterCaptions();
  const { group } = useSettings();
  const { address, draft } = useSearch();
  const change = useUnit(filtersDrafted);
  const countOf = useCounts();
  const choose = (name: MoreName, values: readonly string[]) => {
    change({ group, change: { more: withChosen(draft.more, name, values) } });
  };
  return (
    <div className={groups}>
      {moreOfTab[address.tab].map(([name, offered]) => {
        const chosen = chosenOf(draft.more, name);
        if (name === 'availableby')
          return (
            <label key={name} className={day}>
              {words.groups[name]}
              <input
                type="date"
                className={controlClass}
                value={chosen[0] ?? ''}
                onInput={({ currentTarget: { value } }) => {
                  choose(name, value === '' ? [] : [value]);
                }}
              />
            </label>
          );
        return (
          <ChipGroup
            key={name}
            legend={words.groups[name]}
            options={offered.map((value) => {
              const count = countOf(name, value);
              return {
                value,
                label: choice('more', `${name}:${value}`),
                ...(count !== undefined && { count }),
              };
            })}
            values={offered.filter((value) => chosen.includes(value))}
            onValues={(next) => {
              // The last one pressed stays, where only some may be chosen.
              choose(name, [
                ...chosen.filter((value) => next.includes(value)),
                ...next.filter((value) => !chosen.includes(value)),
              ]);
            }}
          />
        );
      })}
    </div>
  );
}

/** What the panel loads. */
export const lazyParts = { MoreSection };
