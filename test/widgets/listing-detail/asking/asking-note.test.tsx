import { allByRole, mount } from '../../../support/mount.js';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { $connection } from '../../../../src/model/index.js';
import { listingView } from '../../../../src/model/rules/listing/view.js';
import { AskingNote } from '../../../../src/widgets/listing-detail/asking/asking-note.js';
// Already there, so that the words wanted on demand arrive at once.
import '../../../../words/hi/stations.js';
import '../../../../words/mr/stations.js';
import { aSale } from '../../../support/a-listing.js';
import { until } from '../../../support/mount-view.js';
import type { Locale } from '../../../../src/widgets/kit/language/locale.js';

const test = suite('widgets/listing-detail: what others ask');

const asking = { median: 10_000_000, homes: 24, owners: 11 };
const localityPath = '/in/mumbai/powai';

const draw = async (
  given: object,
  { locale = 'en', apiBase = '' }: { locale?: Locale; apiBase?: string } = {},
) => {
  const view = listingView('sell', { ...aSale({ price: 8_800_000 }), ...given });
  const scope = fork({ values: apiBase ? [[$connection, { apiBase }]] : [] });
  const { root, unmount } = await mount(
    <Provider value={scope}>
      <AskingNote view={view} />
    </Provider>,
    locale,
  );
  return { root, unmount };
};

test('a price is compared with the median of its locality, and it says how that was counted', async () => {
  const { root, unmount } = await draw({ asking });
  assert.is(root.querySelector('strong')?.textContent, '12 % below Powai’s asking median');
  assert.match(
    root.textContent,
    'The median is ₹ 1.0 Cr for 2 BHK, over 24 homes of 11 owners offered here now. Asking prices, not what was paid.',
  );
  await unmount();
});

test('a dearer home is said to be above, and one that asks just as much neither', async () => {
  const lines: [number, string][] = [
    [11_500_000, '15 % above Powai’s asking median'],
    [10_000_000, 'As much as Powai’s asking median'],
  ];
  for (const [price, expected] of lines) {
    const { root, unmount } = await draw({ asking, price });
    assert.is(root.querySelector('strong')?.textContent, expected);
    await unmount();
  }
});

test('Hindi and Marathi compare too', async () => {
  for (const locale of ['hi', 'mr'] as const) {
    const { root, unmount } = await draw({ asking }, { locale });
    await until(() => /12 %/.test(root.textContent) && !/below/.test(root.textContent));
    await unmount();
  }
});

test('the locality’s page is a link also where no median is known, and wherever the home’s place is from', async () => {
  for (const is of ['near', 'in']) {
    const { root, unmount } = await draw({ localityPath, place: { is } });
    assert.is(root.querySelector('strong'), null);
    assert.equal(
      allByRole(root, 'link').map((link) => link.getAttribute('href')),
      [localityPath],
    );
    await unmount();
  }
});

test('there is no link for a locality without a page, nor on a partner’s page', async () => {
  const unknown = await draw({ asking });
  assert.equal(allByRole(unknown.root, 'link'), []);
  await unknown.unmount();
  const foreign = await draw({ asking, localityPath }, { apiBase: 'https://market.example' });
  assert.equal(allByRole(foreign.root, 'link'), []);
  assert.match(foreign.root.textContent, '12 % below');
  await foreign.unmount();
});

test.run();
