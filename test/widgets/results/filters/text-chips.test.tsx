/** A typed request stands above the results part by part, with what was not understood (S-655). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
// Loaded ahead, so that no test waits for a file.
import '../../../../src/widgets/results/filters/text-chips.js';
import { allByRole, byRole, click, settle } from '../../../support/mount.js';
import { openResults } from '../market.js';

const test = suite('widgets/results: the parts of a typed request');

const parts = [
  { text: '2 bhk', without: 'xqz near thane station' },
  { text: 'near thane station', without: '2 bhk xqz' },
];

test('each part is a chip that searches for the rest, and unknown words are named', async () => {
  const { root, searches, fake, unmount } = await openResults(
    { tab: 'Buy', location: '2 bhk xqz near thane station' },
    { replies: { '/understood/': () => ({ parts, unknown: ['xqz'] }) } },
  );
  await settle(5);
  const chips = byRole(root, 'list', 'Applied filters');
  const said = () => allByRole(chips, 'listitem').map(({ textContent }) => textContent);
  assert.equal(said(), ['2 bhk', 'near thane station']);
  assert.is(chips.querySelector('[role=status]')?.textContent, 'We didn’t catch: xqz');
  assert.is(fake.callsOf('/understood/')[0]?.query.q, '2 bhk xqz near thane station');
  await click(byRole(chips, 'button', 'Remove near thane station'));
  assert.is(searches().at(-1)?.query.localities, '2 bhk xqz');
  await unmount();
});

test('a name of several words, and a server that cannot tell, leave one chip', async () => {
  const { root, unmount } = await openResults(
    { tab: 'Buy', location: 'Andheri East' },
    { replies: { '/understood/': () => ({ parts: [], unknown: [] }) } },
  );
  await settle(5);
  const chips = byRole(root, 'list', 'Applied filters');
  assert.equal(
    allByRole(chips, 'listitem').map(({ textContent }) => textContent),
    ['Andheri East'],
  );
  await unmount();
});

test.run();
