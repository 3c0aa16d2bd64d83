/** The baseline: what a bare Preact page needs to show the same results, and nothing else. */
import { Fragment, h, render } from 'preact';

const short = (rupees) =>
  rupees >= 1e7
    ? `${(rupees / 1e7).toFixed(1)} Cr`
    : rupees >= 1e5
      ? `${(rupees / 1e5).toFixed(1)} Lac`
      : rupees;

const Fact = ({ children }) => h('li', null, h('svg', { width: 16, height: 16 }), children);

const Card = ({ listing, eager }) => {
  const { society, locality, city, bhk, price, carpetArea, carpetAreaUnit, features = {}, images } = listing;
  const picture = images[0]?.replace('-1600.', '-800.');
  return h(
    'article',
    null,
    picture &&
      h('img', { src: picture, loading: eager ? 'eager' : 'lazy', width: 280, height: 210, alt: '' }),
    h(
      'div',
      null,
      h('p', { class: 'price' }, `₹ ${short(price)}`),
      h('h2', null, h('a', { href: `/product?id=${listing._id}` }, `${bhk} in ${locality}`)),
      h('p', null, `${society}, ${city}`),
      h(
        'ul',
        null,
        h(Fact, null, bhk),
        h(Fact, null, `${features.bathrooms} baths`),
        h(Fact, null, `${carpetArea} ${carpetAreaUnit}`),
        h(Fact, null, listing.possessionStatus),
      ),
      h('button', null, 'View Number'),
      h('button', null, 'Contact'),
    ),
  );
};

const Page = ({ listings, total }) =>
  h(
    Fragment,
    null,
    h('header', null, 'Housing'),
    h(
      'main',
      null,
      h('p', null, `${total} properties`),
      listings.map((listing, at) => h(Card, { listing, eager: at < 2 })),
    ),
  );

const root = document.getElementById('root');
render(h(Page, { listings: [], total: '' }), root);
const reply = await fetch('/api/v3/properties/sell?sort=newest&page=1&limit=24');
render(h(Page, { listings: await reply.json(), total: reply.headers.get('x-total-count') }), root);
