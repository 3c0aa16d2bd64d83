/** The card that every page of the bench draws: `h` is the page's own way to make an element. */

const short = (rupees) =>
  rupees >= 1e7
    ? `${(rupees / 1e7).toFixed(1)} Cr`
    : rupees >= 1e5
      ? `${(rupees / 1e5).toFixed(1)} Lac`
      : String(rupees);

/** Draws a listing; the first pictures are loaded at once. */
export const card = (h, listing, at) => {
  const { _id, society = '', locality, city, bhk, price, rent, carpetArea, features = {}, images } = listing;
  const picture = images?.[0]?.replace('-1600.', '-800.');
  const fact = (text) => h('li', { key: text }, h('svg', { width: 16, height: 16 }), text);
  const size = { width: 280, height: 210, alt: '' };
  return h(
    'article',
    { key: _id, 'data-id': _id },
    picture && h('img', { src: picture, loading: at < 2 ? 'eager' : 'lazy', ...size }),
    h(
      'div',
      null,
      h('p', { className: 'price' }, `₹ ${short(price ?? rent ?? 0)}`),
      h('h2', null, h('a', { href: `/product?id=${_id}` }, `${bhk} in ${locality}`)),
      h('p', null, `${society}, ${city}`),
      h(
        'ul',
        null,
        fact(`${bhk} home`),
        fact(`${features.bathrooms ?? 1} baths`),
        fact(`${carpetArea} sq ft`),
        fact(`in ${city}`),
      ),
      h('button', { type: 'button' }, 'View Number'),
      h('button', { type: 'button' }, 'Contact'),
    ),
  );
};

/** Writes elements as text, for pages without a renderer. */
export const text = (name, attributes, ...children) => {
  const given = Object.entries(attributes ?? {}).filter(([key]) => key !== 'key');
  const written = given.map(([key, value]) => ` ${key === 'className' ? 'class' : key}="${value}"`).join('');
  const inside = children
    .flat()
    .filter((child) => child !== undefined && child !== null && child !== false)
    .join('');
  return name === 'img' ? `<img${written}>` : `<${name}${written}>${inside}</${name}>`;
};
