import { allByRole, byRole, click, mount, nameOf } from '../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Accordion } from '../../../src/widgets/kit/layout/accordion.js';
import { Badge } from '../../../src/widgets/kit/status/badge.js';
import { Chip } from '../../../src/widgets/kit/button/chip.js';
import { EmptyState } from '../../../src/widgets/kit/status/empty-state.js';
import { InlineNotice } from '../../../src/widgets/kit/status/inline-notice.js';
import { Money } from '../../../src/widgets/kit/listing/money.js';
import { Skeleton } from '../../../src/widgets/kit/status/skeleton.js';
import { Spinner } from '../../../src/widgets/kit/status/spinner.js';
import { VisuallyHidden } from '../../../src/widgets/kit/layout/visually-hidden.js';

const test = suite('widgets/kit/small-parts');

test('money shows the short form and tells the exact rupees (C-04)', async () => {
  const { root, rerender, unmount } = await mount(<Money rupees={12_500_000} />);
  const price = byRole(root, 'img', '₹1,25,00,000');
  assert.is(price.textContent, '₹ 1.3 Cr');
  assert.is(price.title, '₹1,25,00,000');
  await rerender(<Money rupees={null} />);
  assert.equal(allByRole(root, 'img'), []);
  await unmount();
});

test('an accordion section opens and closes, and keeps what is in it', async () => {
  const view = (
    <Accordion title="Ownership">
      <input aria-label="Owner" />
    </Accordion>
  );
  const { root, unmount } = await mount(view);
  const button = byRole(root, 'button', 'Ownership');
  assert.equal(allByRole(root, 'region'), []);
  await click(button);
  assert.is(button.getAttribute('aria-expanded'), 'true');
  const field = byRole<HTMLInputElement>(byRole(root, 'region', 'Ownership'), 'textbox', 'Owner');
  field.value = 'Freehold';
  await click(button);
  await click(button);
  assert.is(byRole<HTMLInputElement>(root, 'textbox', 'Owner').value, 'Freehold');
  await unmount();
});

test('a chip is taken back by a button that names it', async () => {
  let removed = 0;
  const { root, unmount } = await mount(<Chip label="2 BHK" onRemove={() => (removed += 1)} />);
  await click(byRole(root, 'button', 'Remove 2 BHK'));
  assert.is(removed, 1);
  await unmount();
});

test('a chip speaks the language of the widget', async () => {
  const { root, unmount } = await mount(<Chip label="Pune" onRemove={() => {}} />, 'mr');
  assert.is(nameOf(byRole(root, 'button')), 'Pune काढा');
  await unmount();
});

test('a failed request interrupts and offers to try again', async () => {
  let tries = 0;
  const notice = (
    <InlineNotice tone="danger" onRetry={() => (tries += 1)}>
      No network.
    </InlineNotice>
  );
  const { root, unmount } = await mount(notice);
  await click(byRole(byRole(root, 'alert'), 'button', 'Try again'));
  assert.is(tries, 1);
  await unmount();
});

test('an empty state is announced with its sentence and its action', async () => {
  const view = (
    <EmptyState title="No homes match" action={<button type="button">Clear filters</button>}>
      Try a wider budget.
    </EmptyState>
  );
  const { root, unmount } = await mount(view);
  assert.match(byRole(root, 'status').textContent, 'Try a wider budget.');
  assert.ok(byRole(root, 'button', 'Clear filters'));
  await unmount();
});

test('skeletons are silent; a spinner with a label is not', async () => {
  const view = (
    <>
      <Skeleton width="60%" ratio="4 / 3" />
      <Spinner label="Loading homes" />
    </>
  );
  const { root, unmount } = await mount(view);
  const shape = root.firstElementChild as HTMLElement;
  assert.is(shape.getAttribute('aria-hidden'), 'true');
  assert.is(shape.style.width, '60%');
  assert.ok(byRole(root, 'status', 'Loading homes'));
  await unmount();
});

test('badges and hidden words are text', async () => {
  const view = (
    <Badge tone="success">
      RERA<VisuallyHidden> registered</VisuallyHidden>
    </Badge>
  );
  const { root, unmount } = await mount(view);
  assert.is(root.textContent, 'RERA registered');
  await unmount();
});

test.run();
