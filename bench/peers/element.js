/** A bare custom element: text into innerHTML. */
import { card, text } from './card.js';
import { ask, beginning } from './search.js';

class BareResults extends HTMLElement {
  #search = beginning;

  connectedCallback() {
    this.innerHTML =
      '<select><option value="sell">Buy</option><option value="rent">Rent</option></select><button id="filter">Pune</button><section></section>';
    this.querySelector('select').onchange = ({ target }) => this.#show({ kind: target.value, city: '' });
    this.querySelector('#filter').onclick = () => this.#show({ ...this.#search, city: 'Pune' });
    this.#show(this.#search);
  }

  async #show(search) {
    this.#search = search;
    const { listings, total } = await ask(search);
    const cards = listings.map((listing, at) => card(text, listing, at)).join('');
    this.querySelector('section').innerHTML = `<p>${total} properties</p>${cards}`;
  }
}
customElements.define('bare-results', BareResults);
document.getElementById('root').append(new BareResults());
