/** The button that saves the search on show; what follows is loaded with the first press. */
import { useState } from 'react';
import { filtersToUrl } from '../../../model/rules/filter-url.js';
import { Button } from '../../kit/button/button.js';
import { lazy } from '../../kit/element/lazy.js';
import { BellIcon } from '../../kit/icons/icons.js';
import { useFilterWords } from '../filters/words.js';
import { useSearch } from '../settings.js';

const { load, useParts } = lazy(() => import('./parts.js'));

/** Where the button stands: beside the count, below the list, or where nothing was found. */
export type SaveSearchPlace = 'head' | 'foot' | 'none';

/** Draws the button. */
export function SaveSearch({ place }: { place: SaveSearchPlace }) {
  const words = useFilterWords();
  const { address } = useSearch();
  const [isOpen, setIsOpen] = useState(false);
  const [saved, setSaved] = useState('');
  const parts = useParts(null);
  // The order and the page are no part of what is looked for.
  const query = filtersToUrl({ ...address, sort: 'newest', page: 1 }) || `tab=${address.tab}`;
  const label = { head: words.saveSearch, foot: words.tellOfNew, none: words.tellWhenThere }[place];
  return (
    <>
      <Button
        variant={place === 'none' ? 'primary' : 'secondary'}
        icon={<BellIcon />}
        aria-haspopup="dialog"
        busy={isOpen && !parts}
        onClick={() => {
          setIsOpen(true);
          load().catch(() => {
            setIsOpen(false);
          });
        }}
      >
        {saved === query ? words.searchSaved : label}
      </Button>
      {isOpen && parts ? (
        <parts.SaveSearchDialog
          query={query}
          onSaved={() => {
            setSaved(query);
          }}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      ) : null}
    </>
  );
}
