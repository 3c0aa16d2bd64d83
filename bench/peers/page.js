/** The page of the bare renderers: a tab, a filter, and the cards. */
import { card } from './card.js';
import { ask, beginning } from './search.js';

/** Makes the page's component with a renderer's own functions. */
export const page =
  (h, { useEffect, useState }) =>
  () => {
    const [search, setSearch] = useState(beginning);
    const [found, setFound] = useState({ listings: [], total: '' });
    useEffect(() => {
      ask(search).then(setFound);
    }, [search]);
    return h(
      'main',
      null,
      h(
        'select',
        {
          value: search.kind,
          onChange: (event) => setSearch({ kind: event.currentTarget.value, city: '' }),
        },
        h('option', { value: 'sell' }, 'Buy'),
        h('option', { value: 'rent' }, 'Rent'),
      ),
      h('button', { id: 'filter', onClick: () => setSearch({ ...search, city: 'Pune' }) }, 'Pune'),
      h('p', null, `${found.total} properties`),
      found.listings.map((listing, at) => card(h, listing, at)),
    );
  };
