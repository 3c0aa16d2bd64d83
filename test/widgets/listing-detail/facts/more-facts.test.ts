/** The further facts on a listing's page: only what is told, claims with a word of caution, land in guntha (S-716, S-718). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { complete, openListing } from '../open-listing.js';

const test = suite('widgets/listing-detail/facts/more-facts');

const textOf = async (kind: 'plot' | 'pg' | 'sell', own: object): Promise<string> => {
  const listing = { ...complete[kind], ...own };
  const page = await openListing(kind, listing);
  const text = page.root.textContent;
  await page.unmount();
  return text;
};

test('land is told in guntha, with its papers as claims', async () => {
  const text = await textOf('plot', {
    ...{ plotArea: '2178', areaUnit: 'Sq-ft', extract712: true, naOrder: false, roadWidth: '30' },
  });
  assert.match(text, 'Area in guntha2 guntha');
  assert.match(text, 'NA orderNO');
  assert.match(text, 'Width of the road in front30 ft');
  assert.match(text, 'As the seller says. See the papers before you pay anything.');
});

test('what is not told is left out', async () => {
  const text = await textOf('sell', { parking: 'Covered', facing: undefined, negotiable: undefined });
  assert.match(text, 'ParkingCovered');
  assert.not.match(text, 'Facing');
  assert.not.match(text, 'As the seller says');
});

test.run();
