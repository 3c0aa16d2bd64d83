import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { filterToQuery } from '../../../src/model/rules/filter-query.js';
import { filtersFromUrl } from '../../../src/model/rules/filter-url.js';
import { isSearchName } from '../../../src/model/rules/search-names.js';
import { listParameters } from '../../../src/model/rules/list-parameters.js';
import { unreadParameters } from '../../../src/model/rules/unread-parameters.js';

const test = suite('model/rules/search-names');

test('every name that a search writes or reads is one', () => {
  const { filters } = filtersFromUrl('tab=Buy&photos=true&videos=true');
  const written = Object.keys(filterToQuery('Buy', filters));
  const read = [...Object.values(listParameters), 'tab', 'city', 'location', 'property', 'bbox', 'polygon'];
  for (const name of [...written, ...read, 'minrent', 'maxrent', 'sort', 'page', 'Sort', 'VIDEOS'])
    assert.ok(isSearchName(name), name);
});

test('each of them changes some search, so none is read in vain', () => {
  const values: Record<string, string> = {
    ...{ tab: 'Rent', page: '2', sort: 'price-up', photos: 'true', videos: 'true' },
    ...{ minbudget: '1', maxbudget: '1', minrent: '1', maxrent: '1', minarea: '1', maxarea: '1' },
  };
  for (const name of ['tab', 'page', 'sort', 'photos', 'minrent', 'maxarea', 'localities', 'walk'])
    assert.equal(unreadParameters(`${name}=${values[name] ?? 'x'}`), [], name);
});

test('names of the page itself are none', () => {
  for (const name of ['token', 'utm_source', 'q', '', ' ', 'tab city', 'id'])
    assert.not(isSearchName(name), name);
});

test.run();
