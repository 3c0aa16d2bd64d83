/** Leads from commercial space for sale to that to let, which stands among what is to rent (S-071, S-721), and there to homes alone. */
import { useUnit } from 'effector-react';
import { sameValue } from '../../../model/rules/aliases.js';
import { filtersApplied, filtersDrafted, searchTabChosen } from '../../../model/search/search.js';
import { commercialTypeOptions } from '../../../model/rules/options/filters.js';
import { propertyTypesByTab } from '../../../model/rules/options/property-types.js';
import { Button } from '../../kit/button/button.js';
import { useSearch, useSettings } from '../settings.js';
import { useFilterWords } from '../filters/words.js';

/** Draws the way there, in the same place; nothing where the page keeps to one tab. */
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

/** Lists the types of homes to rent, in the spelling of the search. */
const rentedHomes = propertyTypesByTab.Rent.filter(
  (type) => !commercialTypeOptions.some((business) => sameValue(business, type)),
);

/** Tells whether homes and business space stand together: nothing chosen what is rented, and the page leaves it open. */
export const useIsMixed = (): boolean => {
  const { address, locked } = useSearch();
  return address.tab === 'Rent' && address.filters.types.length === 0 && locked.types === undefined;
};

/** Draws the way to homes alone. */
export function HomesOnly({ className = '' }: { className?: string }) {
  const words = useFilterWords();
  const { group } = useSettings();
  const send = useUnit({ draft: filtersDrafted, apply: filtersApplied });
  return (
    <Button
      className={className}
      onClick={() => {
        send.draft({ group, change: { types: rentedHomes } });
        send.apply({ group });
      }}
    >
      {words.homesOnly}
    </Button>
  );
}
