import { openSite, type OpenSite } from '../open-site.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aSale } from '../../support/a-listing.js';
import { allByRole, byRole } from '../../support/mount.js';
import { until } from '../../support/mount-view.js';
// Already there, so that it arrives at once.
import { citiesIn } from '../../../src/host/pages/near-address.js';

const test = suite('host/pages/not-found-page');

const pune = { city: 'Pune', total: 3, kinds: { sell: 3 } };
const replies = {
  'GET /api/v3/market': () => ({ total: 3, cities: [pune, { ...pune, city: 'Nagpur', total: 0 }] }),
  'GET /api/v3/properties': () => [aSale()],
};

let site: OpenSite | undefined;
test.after.each(async () => {
  await site?.close();
  site = undefined;
});

test('cities are read out of an address by their whole names, however it is written', () => {
  const cities = ['Pune', 'Mumbai', 'Navi Mumbai', 'नाशिक'];
  assert.equal(citiesIn('/flats-in-pune/2-bhk', cities), ['Pune']);
  assert.equal(citiesIn('/Navi%20Mumbai', cities), ['Mumbai', 'Navi Mumbai']);
  assert.equal(citiesIn('/%E0%A4%A8%E0%A4%BE%E0%A4%B6%E0%A4%BF%E0%A4%95', cities), ['नाशिक']);
  assert.equal(citiesIn('/punekar/%zz', cities), []);
});

test('an address that leads nowhere offers the homes of a city it names, what is saved, and new homes', async () => {
  site = await openSite('/flats-in-pune-or-nagpur', { replies });
  const { root } = site;
  await until(() => allByRole(root, 'link', 'Homes in Pune').length > 0);
  const ways = byRole(root, 'navigation', 'Where to go from here');
  assert.equal(
    allByRole(ways, 'link').map((link) => `${link.textContent} ${link.getAttribute('href') ?? ''}`),
    ['Homes in Pune /in/pune', 'Saved homes /saved', 'Saved searches /searches'],
  );
  assert.ok(byRole(root, 'heading', 'Recently listed'));
  assert.is(root.querySelector('#cities'), null);
});

test('where it names none all cities are offered', async () => {
  site = await openSite('/no/such/page', { replies });
  const { root } = site;
  await until(() => root.querySelector('#cities') !== null);
  assert.equal(allByRole(root, 'link', /^Homes in/), []);
});

test.run();
