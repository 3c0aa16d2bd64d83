/** A tour asks nothing of its host before a press, and comes in a sandbox without a referrer. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { settle } from '../../../support/mount.js';
import { complete, openListing } from '../open-listing.js';

const test = suite('widgets/listing-detail/tour/tour');

const link = 'https://my.matterport.com/show/?m=SxQL3iGyoDo';

test('before a press there is a button and the name of the host, and no frame', async () => {
  const page = await openListing('sell', { ...complete.sell, tourLink: link });
  const buttons = () => [...page.root.querySelectorAll('button')];
  assert.is(page.root.querySelector('iframe'), null);
  assert.match(page.root.textContent, 'The tour comes from my.matterport.com');
  assert.not.match(page.root.textContent, link, 'it is told as a part of its own');
  buttons()
    .find(({ textContent }) => textContent === 'Open the tour')
    ?.click();
  await settle();
  const frame = page.root.querySelector('iframe');
  assert.ok(frame);
  assert.is(frame.getAttribute('src'), link);
  assert.is(frame.getAttribute('sandbox'), 'allow-scripts allow-same-origin allow-pointer-lock');
  assert.is(frame.getAttribute('referrerpolicy'), 'no-referrer');
  assert.ok(frame.hasAttribute('credentialless'), 'our frames on pages of partners let it through');
  const beside = page.root.querySelector(`a[href="${link}"]`);
  assert.equal(
    [beside?.getAttribute('target'), beside?.getAttribute('rel')],
    ['_blank', 'noopener noreferrer'],
  );
  await page.unmount();
});

test('without a link, or with one that is no https address, there is no part', async () => {
  for (const tourLink of ['', 'http://kuula.co/x', 'javascript:alert(1)']) {
    const page = await openListing('sell', { ...complete.sell, tourLink });
    assert.not.match(page.root.textContent, 'Virtual tour', tourLink);
    await page.unmount();
  }
});

test.run();
