import { allByRole, byRole, change, click, nameOf, press, settle, type } from '../../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SearchTab } from '../../../../src/model/rules/kinds.js';
// Loaded ahead, so that no test waits for a file.
import '../../../../src/widgets/kit/form/suggestion-list.js';
import { aSale } from '../../../support/a-listing.js';
import { openResults } from '../market.js';

const test = suite('widgets/results: the filters');
const desktop = { width: 1280 };

const panel = (root: HTMLElement) =>
  root.querySelector<HTMLElement>('section[aria-label=Filters]') as HTMLElement;
const sections = (root: HTMLElement) => {
  const [title, ...names] = allByRole(panel(root), 'heading').map(({ textContent }) => textContent);
  assert.is(title, 'Filters');
  return names;
};
const section = async (root: HTMLElement, name: string) => {
  const button = byRole(panel(root), 'button', name);
  if (button.getAttribute('aria-expanded') !== 'true') await click(button);
  return root.querySelector<HTMLElement>(`#${button.getAttribute('aria-controls')}`) as HTMLElement;
};
const boxes = (root: HTMLElement) => allByRole(root, 'checkbox').map(nameOf);
const apply = (root: HTMLElement) => byRole(panel(root), 'button', /^Apply Filters/);

const travel = ['Near a station', 'Travel time'];
const more = 'More filters';

const sectionsOfTab: Record<SearchTab, string[]> = {
  Buy: [
    'Budget',
    'Type',
    'Bedrooms',
    'Area',
    'Localities',
    ...travel,
    'RERA',
    'Furnishing',
    'Possession',
    more,
  ],
  Rent: ['Monthly rent', 'Type', 'Bedrooms', 'Area', 'Localities', ...travel, 'Furnishing', more],
  PG: ['Monthly rent', 'Available for', 'Room type', 'Type', 'Localities', ...travel, 'Furnishing', more],
  'Plot/Land': ['Budget', 'Area', 'Ownership', 'Approved by', 'Localities', ...travel, 'RERA', more],
  Commercial: [
    'Budget',
    'Commercial type',
    'Ownership',
    'Area',
    'Localities',
    ...travel,
    'RERA',
    'Possession',
    more,
  ],
};

for (const [tab, names] of Object.entries(sectionsOfTab)) {
  test(`${tab} has its own sections, the first one open, and photos and videos`, async () => {
    const { root, unmount } = await openResults({ tab: tab as SearchTab }, desktop);
    assert.equal(sections(root), names);
    const open = allByRole(panel(root), 'button').filter(
      (one) => one.getAttribute('aria-expanded') === 'true',
    );
    assert.equal(open.map(nameOf), [names[0]]);
    assert.equal(boxes(panel(root)), ['With photos38', 'With videos0']);
    await unmount();
  });
}

test('the choices are those of the specification, with the listings behind each', async () => {
  const { root, unmount } = await openResults({ tab: 'Buy' }, desktop);
  assert.equal(boxes(await section(root, 'Type')).slice(0, 5), [
    '1 RK/Studio Apartment0',
    'Residential Apartment33',
    'House / Villa0',
    'Flat30',
    'Villa11',
  ]);
  assert.equal(boxes(await section(root, 'Bedrooms')), ['1 RK0', '1 BHK0', '2 BHK20', '3 BHK0', '4+ BHK5']);
  assert.equal(boxes(await section(root, 'RERA')), ['Yes25', 'No0', 'Applied For0', 'Not Applicable0']);
  assert.equal(boxes(await section(root, 'Localities')), [
    'Nerul',
    'Sion',
    'Thane',
    'Bandra10',
    'Powai12',
    'Baner9',
    'Bandra West7',
  ]);
  await unmount();
});

test('the other tabs have their own choices', async () => {
  const { root, unmount } = await openResults({ tab: 'Plot/Land' }, desktop);
  const withoutCounts = async (name: string) =>
    boxes(await section(root, name)).map((box) => box.replace(/\d+$/, ''));
  assert.equal(await withoutCounts('Ownership'), [
    'Freehold',
    'Leasehold',
    'Co-operative Society',
    'Power of Attorney',
  ]);
  assert.equal(await withoutCounts('Approved by'), [
    'NA (Non-Agricultural)',
    'NA (in process)',
    'Collector Approved',
    'Corporation Approved',
  ]);
  await change(byRole(root, 'combobox', 'Property for'), 'PG');
  assert.equal(await withoutCounts('Available for'), ['Girls', 'Boys', 'Any']);
  assert.equal(await withoutCounts('Room type'), ['Shared', 'Private']);
  await change(byRole(root, 'combobox', 'Property for'), 'Commercial');
  assert.equal(await withoutCounts('Commercial type'), ['Office', 'Retail', 'Shop', 'Godown', 'Industry']);
  await unmount();
});

test('a choice waits for Apply, whose count follows it, and may be taken back', async () => {
  const { root, searches, fake, unmount } = await openResults({ tab: 'Buy' }, desktop);
  await click(byRole(await section(root, 'Bedrooms'), 'checkbox', /^2 BHK/));
  await settle(5);
  assert.is(searches().length, 1);
  assert.is(fake.callsOf('/facets/').at(-1)?.query.bedrooms, '2BHK');
  assert.is(apply(root).textContent, 'Apply Filters (41)');
  await click(byRole(panel(root), 'checkbox', /^3 BHK/));
  await click(byRole(panel(root), 'checkbox', /^2 BHK/));
  await click(apply(root));
  assert.is(searches()[1]?.query.bedrooms, '3BHK');
  await unmount();
});

test('a choice from an address is shown as chosen in whatever spelling, in an open section', async () => {
  const { root, unmount } = await openResults({ tab: 'Commercial', property: 'Godown' }, desktop);
  const godown = byRole<HTMLInputElement>(panel(root), 'checkbox', /^Godown/);
  assert.ok(godown.checked);
  assert.not(godown.closest('[hidden]'));
  await click(godown);
  assert.not(byRole<HTMLInputElement>(panel(root), 'checkbox', /^Godown/).checked);
  await unmount();
});

test('the budget runs to 20 Cr+ by half a lakh of crore, and its right end sends no limit', async () => {
  const { root, searches, text, unmount } = await openResults({ tab: 'Buy' }, desktop);
  const [low, high] = allByRole(await section(root, 'Budget'), 'slider') as HTMLInputElement[];
  assert.equal([high?.min, high?.max, high?.step], ['0', '200000000', '500000']);
  assert.is(high?.getAttribute('aria-valuetext'), '₹ 20 Cr+');
  assert.is(searches()[0]?.query.maxbudget, 1_000_000_000);
  await type(low as HTMLElement, '5000000');
  await type(high as HTMLElement, '10000000');
  assert.match(text(), '₹ 50 Lacs₹ 1 Cr');
  await click(apply(root));
  assert.equal([searches()[1]?.query.minbudget, searches()[1]?.query.maxbudget], [5_000_000, 10_000_000]);
  assert.match(text(), '₹ 50 Lacs - ₹ 1 Cr');
  await unmount();
});

test('rents run to 10 Lacs+ and areas to 4000+ sq ft', async () => {
  const { root, unmount } = await openResults({ tab: 'Rent' }, desktop);
  const rent = allByRole(await section(root, 'Monthly rent'), 'slider')[1] as HTMLInputElement;
  assert.equal([rent.max, rent.step, rent.getAttribute('aria-valuetext')], ['1000000', '5000', '₹ 10 Lacs+']);
  const area = allByRole(await section(root, 'Area'), 'slider')[1] as HTMLInputElement;
  assert.equal([area.max, area.step, area.getAttribute('aria-valuetext')], ['4000', '100', '4000+ sq ft']);
  await unmount();
});

test('photos and videos are asked for only when chosen', async () => {
  const { root, searches, unmount } = await openResults({ tab: 'Buy' }, desktop);
  assert.is(searches()[0]?.query.photos, undefined);
  await click(byRole(panel(root), 'checkbox', /^With photos/));
  await click(apply(root));
  assert.equal([searches()[1]?.query.photos, searches()[1]?.query.videos], [true, undefined]);
  await unmount();
});

test('a locality is added from its suggestions or as typed', async () => {
  const { root, searches, fake, unmount } = await openResults({ tab: 'Buy', city: 'Pune' }, desktop);
  const box = byRole(await section(root, 'Localities'), 'combobox', 'Add a locality');
  box.focus();
  await type(box, 'bnr');
  assert.equal(fake.callsOf('/localities').at(-1)?.query, {
    q: 'bnr',
    city: 'Pune',
    limit: 10,
    kind: 'sell',
  });
  await press(box, 'ArrowDown');
  await press(box, 'Enter');
  assert.is((box as HTMLInputElement).value, '');
  await type(box, 'Wakad');
  box.closest('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settle();
  await click(apply(root));
  assert.is(searches()[1]?.query.localities, 'Baner,Wakad');
  await unmount();
});

test('each applied filter is a chip that takes it out, and all go at once', async () => {
  const filters = 'bedrooms=2BHK,4BHK&maxbudget=9000000&reraApproved=Yes&photos=true';
  const { root, searches, sent, unmount } = await openResults({ tab: 'Buy', filters, location: 'Baner' });
  const chips = byRole(root, 'list', 'Applied filters');
  assert.equal(
    allByRole(chips, 'listitem').map(({ textContent }) => textContent),
    ['Baner', 'Up to ₹ 90 Lacs', '2 BHK', '4+ BHK', 'RERA: Yes', 'With photos'],
  );
  await click(byRole(chips, 'button', 'Remove 2 BHK'));
  assert.is(searches()[1]?.query.bedrooms, '4BHK');
  await click(byRole(root, 'button', 'Clear all'));
  assert.equal([searches()[2]?.query.bedrooms, searches()[2]?.query.localities], [undefined, 'Baner']);
  assert.equal(sent('housing-search-change').at(-1), { query: 'tab=Buy&location=Baner' });
  // The place stays, so there is nothing left to clear.
  assert.is(allByRole(root, 'button', 'Clear all').length, 0);
  await unmount();
});

test('small places have the first filters above the cards: Apply asks and closes, closing forgets (S-760)', async () => {
  const { root, searches, unmount } = await openResults({ tab: 'Buy' });
  const quick = byRole(root, 'list', 'Filters');
  assert.equal(allByRole(quick, 'button').map(nameOf), ['Budget', 'Type', 'Bedrooms', 'Localities']);
  // The rest stands once: in the bar at the bottom.
  assert.is(allByRole(root, 'button', 'More filters').length, 1);
  await click(byRole(quick, 'button', 'Bedrooms'));
  await settle(5);
  await click(byRole(root, 'checkbox', /^2 BHK/));
  await click(byRole(root, 'button', 'Close'));
  assert.is(searches().length, 1);
  await click(byRole(quick, 'button', 'Bedrooms'));
  await settle(5);
  await click(byRole(root, 'checkbox', /^3 BHK/));
  await click(byRole(root, 'button', /^Apply Filters/));
  assert.is(allByRole(root, 'dialog').length, 0);
  assert.is(searches()[1]?.query.bedrooms, '3BHK');
  assert.ok(byRole(quick, 'button', 'Bedrooms (1)'));
  await unmount();
});

test('a short page has no bar at the bottom, so that More filters ends the row', async () => {
  const { root, unmount } = await openResults(
    { tab: 'Buy' },
    { replies: { '/properties/': () => [aSale()] } },
  );
  const quick = byRole(root, 'list', 'Filters');
  assert.is(allByRole(quick, 'button').map(nameOf).at(-1), 'More filters');
  assert.is(allByRole(root, 'button', 'More filters').length, 1);
  await unmount();
});

test('Apply is quiet until something has changed (S-761)', async () => {
  const { root, unmount } = await openResults({ tab: 'Buy' }, desktop);
  const quiet = apply(root).className;
  await click(byRole(root, 'checkbox', /^With photos/));
  assert.is.not(apply(root).className, quiet);
  await click(byRole(root, 'checkbox', /^With photos/));
  assert.is(apply(root).className, quiet);
  await unmount();
});

test('small places have the panel in a drawer: Apply asks and closes, closing forgets', async () => {
  const { root, searches, fake, unmount } = await openResults({ tab: 'Buy' });
  assert.is(fake.callsOf('/facets/').length, 0);
  await click(byRole(root, 'button', 'More filters'));
  const drawer = byRole(root, 'dialog', 'Apply Filters');
  await settle(5);
  await click(byRole(drawer, 'checkbox', /^With photos/));
  await click(byRole(drawer, 'button', 'Close'));
  assert.is(allByRole(root, 'dialog').length, 0);
  await click(byRole(root, 'button', 'More filters'));
  assert.not(byRole<HTMLInputElement>(root, 'checkbox', /^With photos/).checked);
  await click(byRole(root, 'checkbox', /^With videos/));
  await click(byRole(root, 'button', 'Apply Filters (41)'));
  assert.is(allByRole(root, 'dialog').length, 0);
  assert.is(searches()[1]?.query.videos, true);
  assert.ok(byRole(root, 'button', 'More filters (1)'));
  await unmount();
});

test.run();
