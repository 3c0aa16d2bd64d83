import { allByRole, byRole, click } from '../../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aSale } from '../../../support/a-listing.js';
import { until } from '../../../support/mount-view.js';
import { openListing } from '../open-listing.js';
// Already there, so that what is wanted on demand arrives at once.
import '../../../../src/widgets/listing-detail/stations/stations.js';

const test = suite('widgets/listing-detail: the stations near a home');

const stations = [
  { id: 'thane', name: 'Thane', nameMr: 'ठाणे', lines: ['central', 'trans-harbour'], walk: 10 },
  { id: 'kopri', name: 'Kopri', nameMr: 'कोपरी', lines: [], walk: 25 },
];
const known = {
  stations: [],
  lines: [
    { id: 'central', name: 'Central', nameMr: 'मध्य', colour: '#c1272d' },
    { id: 'trans-harbour', name: 'Trans-Harbour', nameMr: 'ट्रान्स-हार्बर', colour: '#00a99d' },
    { id: 'western', name: 'Western', nameMr: 'पश्चिम', colour: '#1c75bc' },
  ],
};

const open = async (is: string) => {
  const page = await openListing(
    'sell',
    { ...aSale(), stations, place: { is } } as unknown as ReturnType<typeof aSale>,
    { replies: { '/stations': () => known } },
  );
  await click(byRole(page.root, 'button', 'Stations nearby'));
  await until(() => page.text().includes('Trans-Harbour'));
  const items = allByRole(page.root, 'listitem').filter(({ textContent }) => /min walk/.test(textContent));
  return { page, items };
};

test('every station says the walk to it, and its lines in their colours', async () => {
  const { page, items } = await open('near');
  assert.equal(
    items.map(({ textContent }) => textContent),
    ['Thaneabout 10 min walkCentralTrans-Harbour', 'Kopriabout 25 min walk'],
  );
  assert.equal(
    [...(items[0]?.querySelectorAll('circle') ?? [])].map((dot) => dot.getAttribute('fill')),
    ['#c1272d', '#00a99d'],
  );
  assert.match(page.text(), 'from a point 200 to 300 m from the home');
  await page.unmount();
});

test('from the middle of a locality the walks say so', async () => {
  const { page } = await open('in');
  assert.match(page.text(), 'Estimated from the middle of Powai');
  await page.unmount();
});

test.run();
