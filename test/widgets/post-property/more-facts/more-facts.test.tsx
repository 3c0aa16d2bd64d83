/** The folded facts of a form: they open for what is wrong, and a field that is corrected keeps the focus (S-716). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { click } from '../../../support/mount.js';
import { openForm } from '../open-form.js';

const test = suite('widgets/post-property/more-facts');

const openPlot = async () => {
  const form = await openForm({ kind: 'plot' });
  await form.fill({
    ...{ city: 'Pune', locality: 'Wakad', societyName: 'Green Acres', plotArea: '1000', areaUnit: 'Sq-ft' },
    ...{ length: '40', breadth: '25', floorAllowed: '2', price: '5000000' },
  });
  await form.choose('Boundary wall', 'Yes');
  await form.choose('Open sides', '1');
  await form.choose('Possession by', 'Immediate');
  await form.choose('Approved by', 'Collector Approved');
  await form.choose('Ownership', 'Freehold');
  await form.press('Next');
  await form.press('Next');
  return form;
};
const heading = (root: ParentNode) =>
  [...root.querySelectorAll('button[aria-expanded]')].find((each) =>
    each.textContent.startsWith('More facts'),
  ) as HTMLElement;

test('a field that is wrong and then corrected stays the same one, with the focus in it', async () => {
  const form = await openPlot();
  await click(heading(form.root));
  const road = form.field('roadWidth');
  road.focus();
  await form.fill({ roadWidth: '0' });
  assert.is.not(form.errorOf('roadWidth'), '');
  await form.fill({ roadWidth: '30' });
  assert.is(form.errorOf('roadWidth'), '');
  assert.is(form.field('roadWidth'), road);
  assert.is(document.activeElement, road);
  await form.unmount();
});

test('what is wrong opens the section, which stays open until it is corrected', async () => {
  const form = await openPlot();
  await click(heading(form.root));
  await form.fill({ roadWidth: '0' });
  await click(heading(form.root));
  assert.is(heading(form.root).getAttribute('aria-expanded'), 'true');
  await form.fill({ roadWidth: '30' });
  await click(heading(form.root));
  assert.is(heading(form.root).getAttribute('aria-expanded'), 'false');
  await form.unmount();
});

test.run();
