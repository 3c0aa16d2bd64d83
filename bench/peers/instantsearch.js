/** InstantSearch.js with a client of our own instead of a hosted index. */
import instantsearch from 'instantsearch.js';
import { connectConfigure, connectHits } from 'instantsearch.js/es/connectors';
import { card, text } from './card.js';
import { ask } from './search.js';

const root = document.getElementById('root');
root.innerHTML =
  '<select><option value="sell">Buy</option><option value="rent">Rent</option></select><button id="filter">Pune</button><div id="hits"></div>';

const answer = async ({ params }) => {
  const [kind = 'sell', city = ''] = (params.filters ?? '').split(' ');
  const { listings, total } = await ask({ kind, city });
  return {
    hits: listings.map((listing) => ({ ...listing, objectID: listing._id })),
    nbHits: Number(total),
    page: 0,
    nbPages: 1,
    hitsPerPage: 24,
  };
};
const search = instantsearch({
  indexName: 'listings',
  searchClient: { search: async (requests) => ({ results: await Promise.all(requests.map(answer)) }) },
});
let refine;
const filters = connectConfigure(({ refine: own }) => {
  refine = own;
});
const list = connectHits(({ items }) => {
  root.querySelector('#hits').innerHTML = items.map((hit, at) => card(text, hit, at)).join('');
});
search.addWidgets([filters({ searchParameters: { filters: 'sell' } }), list({})]);
search.start();
root.querySelector('select').onchange = ({ target }) => refine({ filters: target.value });
root.querySelector('#filter').onclick = () =>
  refine({ filters: `${root.querySelector('select').value} Pune` });
