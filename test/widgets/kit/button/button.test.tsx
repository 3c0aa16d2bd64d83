import { byRole, click, mount } from '../../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Button, ButtonLink } from '../../../../src/widgets/kit/button/button.js';
import { IconButton } from '../../../../src/widgets/kit/button/icon-button.js';
import { HeartIcon } from '../../../../src/widgets/kit/icons/icons.js';

const test = suite('widgets/kit/button/button');

test('a click is heard, and no form is submitted unless the type says so', async () => {
  let clicks = 0;
  let sent = 0;
  const view = (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <Button onClick={() => (clicks += 1)}>Search</Button>
    </form>
  );
  const { root, unmount } = await mount(view);
  await click(byRole(root, 'button', 'Search'));
  assert.equal([clicks, sent], [1, 0]);
  await unmount();
});

test('a busy button says so, keeps its place in the tab order and ignores clicks', async () => {
  let clicks = 0;
  const { root, unmount } = await mount(
    <Button busy onClick={() => (clicks += 1)}>
      Send
    </Button>,
  );
  const button = byRole<HTMLButtonElement>(root, 'button', 'Send');
  await click(button);
  assert.is(clicks, 0);
  assert.is(button.getAttribute('aria-busy'), 'true');
  assert.not(button.disabled);
  await unmount();
});

test('a link that looks like a button is a link', async () => {
  const { root, unmount } = await mount(<ButtonLink href="/search">All homes</ButtonLink>);
  assert.is(byRole(root, 'link', 'All homes').getAttribute('href'), '/search');
  await unmount();
});

test('an icon button is named by its label, and its icon is not read', async () => {
  const { root, unmount } = await mount(<IconButton label="Save this home" icon={<HeartIcon filled />} />);
  const button = byRole(root, 'button', 'Save this home');
  assert.is(button.querySelector('svg')?.getAttribute('aria-hidden'), 'true');
  await unmount();
});

test.run();
