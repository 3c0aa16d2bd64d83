/** An app with a router of its own: pages come and go by the address, and with them the widgets. */
const main = document.querySelector('main');

const element = (tag, attributes = {}, ...children) => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
};

const pages = {
  '/': () => [element('h1', {}, 'About us'), element('p', {}, 'We build by the river since 1987.')],
  '/homes': () => [
    element('h1', {}, 'Homes'),
    element('housing-search-box', { city: 'Pune' }),
    element('housing-results', { city: 'Pune' }),
  ],
  '/home': ({ kind, id }) => [
    element('p', {}, element('a', { href: '#/homes' }, 'Back to all homes')),
    element('housing-listing-detail', { kind, 'listing-id': id }),
  ],
};

const show = () => {
  const [path, query] = location.hash.slice(1).split('?');
  const page = pages[path] ?? pages['/'];
  main.replaceChildren(...page(Object.fromEntries(new URLSearchParams(query))));
};

// The router takes over where a card would follow its link.
document.addEventListener('housing-open', (event) => {
  event.preventDefault();
  const { kind, id } = event.detail;
  location.hash = `#/home?${new URLSearchParams({ kind, id })}`;
});
addEventListener('hashchange', show);
show();
