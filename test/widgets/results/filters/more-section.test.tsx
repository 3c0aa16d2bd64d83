/** The further filters: chips and a day that become one list, and chips above the results (S-658). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
// Loaded ahead, so that no test waits for a file.
import '../../../../src/widgets/results/filters/more-section.js';
import { allByRole, byRole, click, settle, type } from '../../../support/mount.js';
import { openResults } from '../market.js';

const test = suite('widgets/results: the further filters');

test('what is chosen is asked for and stands as chips', async () => {
  const { root, searches, unmount } = await openResults({ tab: 'Rent' }, { width: 1280 });
  const panel = root.querySelector<HTMLElement>('section[aria-label=Filters]') as HTMLElement;
  await click(byRole(panel, 'button', 'More filters'));
  await settle(5);
  await click(byRole(panel, 'checkbox', 'By owner'));
  await click(byRole(panel, 'checkbox', '1+ bathroom'));
  await click(byRole(panel, 'checkbox', '2+ bathrooms'));
  await type(panel.querySelector('input[type=date]') as HTMLInputElement, '2026-12-31');
  await click(byRole(panel, 'button', /^Apply Filters/));
  assert.is(searches().at(-1)?.query.more, 'postedby:Owner,bathrooms:2,availableby:2026-12-31');
  const chips = byRole(root, 'list', 'Applied filters');
  assert.equal(
    allByRole(chips, 'listitem').map(({ textContent }) => textContent),
    ['By owner', '2+ bathrooms', 'Available by 31-12-2026'],
  );
  await click(byRole(chips, 'button', 'Remove 2+ bathrooms'));
  assert.is(searches().at(-1)?.query.more, 'postedby:Owner,availableby:2026-12-31');
  await unmount();
});

test('each kind has what fits it', async () => {
  const { root, unmount } = await openResults({ tab: 'Plot/Land' }, { width: 1280 });
  const panel = root.querySelector<HTMLElement>('section[aria-label=Filters]') as HTMLElement;
  await click(byRole(panel, 'button', 'More filters'));
  await settle(5);
  assert.is(allByRole(panel, 'checkbox', 'Ground floor').length, 0);
  assert.is(allByRole(panel, 'checkbox', 'Water Supply').length, 1);
  assert.is(panel.querySelector('input[type=date]'), null);
  await unmount();
});

test('each choice says how many it would leave, counted anew with the draft, and only while the section is open', async () => {
  const answers = [
    { counts: { 'postedby:Owner': 7, 'bathrooms:2': 0 } },
    { counts: { 'postedby:Owner': 7, 'bathrooms:2': 1200 }, atLeast: true },
  ];
  const { root, fake, unmount } = await openResults(
    { tab: 'Rent' },
    { width: 1280, replies: { '/more-facets/': () => answers.shift() } },
  );
  const panel = root.querySelector<HTMLElement>('section[aria-label=Filters]') as HTMLElement;
  const asked = () => fake.callsOf('/more-facets/').map(({ params, query }) => [params.kind, query.more]);
  assert.equal(asked(), []);
  await click(byRole(panel, 'button', 'More filters'));
  await settle(250);
  assert.equal(asked(), [['rent', undefined]]);
  const chip = (name: string): string =>
    [...panel.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(name))
      ?.textContent ?? '';
  assert.equal(
    [chip('By owner'), chip('2+ bathrooms'), chip('By agent')],
    ['By owner7', '2+ bathrooms0', 'By agent'],
  );
  await click(byRole(panel, 'checkbox', /^By owner/));
  await settle(250);
  assert.equal(asked().at(-1), ['rent', 'postedby:Owner']);
  assert.equal(chip('2+ bathrooms'), '2+ bathrooms1,200+');
  await unmount();
});

test.run();
