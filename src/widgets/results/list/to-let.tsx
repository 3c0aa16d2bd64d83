/** Leads from commercial space for sale to that to let, which stands among what is to rent (S-071, S-721). */
import { useUnit } from 'effector-react';
import { filtersApplied, filtersDrafted, searchTabChosen } from '../../../model/search/search.js';
import { commercialTypeOptions } from '../../../model/rules/options/filters.js';
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
