/** The further filters; loaded when their section is opened. */
import { useUnit } from 'effector-react';
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

/** Draws the section: a group of chips for each wish, and a day. */
function MoreSection() {
  const words = useMoreWords();
  const { choice } = useFilterCaptions();
  const { group } = useSettings();
  const { address, draft } = useSearch();
  const change = useUnit(filtersDrafted);
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
            options={offered.map((value) => ({ value, label: choice('more', `${name}:${value}`) }))}
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
