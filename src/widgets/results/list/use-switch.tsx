/** Leads to business space to let, which stands on the Rent tab only when chosen (S-920, S-921): from Commercial, and from homes. */
import { useUnit } from 'effector-react';
import { filtersApplied, filtersDrafted, searchTabChosen } from '../../../model/search/search.js';
import { commercialTypeOptions } from '../../../model/rules/options/filters.js';
import { Button } from '../../kit/button/button.js';
import { useSearch, useSettings } from '../settings.js';
import { useFilterWords } from '../filters/words.js';

/** Draws the way from commercial space for sale, in the same place; nothing where the page keeps to one tab. */
export function ToLet() {
  const words = useFilterWords();
  const { group, hasTabs } = useSettings();
  const { address } = useSearch();
  const send = useUnit({ choose: searchTabChosen, draft: filtersDrafted, apply: filtersApplied });
  if (!hasTabs || address.tab !== 'Commercial') return null;
  const { city, location, localities } = address.filters;
  return (
    <Button
      onClick={() => {
        send.choose({ group, tab: 'Rent' });
        send.draft({ group, change: { types: commercialTypeOptions, city, location, localities } });
        send.apply({ group });
      }}
    >
      {words.toLet}
    </Button>
  );
}

/** Tells whether homes stand there because no type is chosen, and the page leaves it open. */
export const useIsUsualRent = (): boolean => {
  const { address, locked } = useSearch();
  return address.tab === 'Rent' && address.filters.types.length === 0 && locked.types === undefined;
};

/** Draws the way from homes to rent. */
export function BusinessSpace(props: { className?: string }) {
  const words = useFilterWords();
  const { group } = useSettings();
  const send = useUnit({ draft: filtersDrafted, apply: filtersApplied });
  return (
    <Button
      {...props}
      onClick={() => {
        send.draft({ group, change: { types: commercialTypeOptions } });
        send.apply({ group });
      }}
    >
      {words.businessSpace}
    </Button>
  );
}
