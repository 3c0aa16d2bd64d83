import '../../../support/dom.js';
import { mountView } from '../../../support/mount-view.js';
import { settle } from '../../../support/mount.js';
import { fork } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { $connection } from '../../../../src/model/index.js';
import { DetailsFrame } from '../../../../src/widgets/kit/partner/details-frame.js';
import { fakeApi } from '../../../support/fake-api.js';
import { holdClock } from '../../../support/held-clock.js';

const test = suite('widgets/kit/partner/details-frame');
const apiBase = 'https://market.example';

/** The frame as it is drawn on a partner's page; nothing is loaded into it. */
const shown = async () => {
  const scope = fork({ values: [[$connection, { apiBase, key: 'pk_live_x' }]] });
  const sent: unknown[] = [];
  const frameWindow = { postMessage: (message: unknown) => sent.push(message) };
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
    configurable: true,
    get: () => frameWindow,
  });
  const closed: boolean[] = [];
  const view = <DetailsFrame ticket="t1" title="Asha Patil" onClose={() => closed.push(true)} />;
  const mounted = await mountView(view, fakeApi({}), { scope });
  const frame = mounted.root.querySelector('iframe') as HTMLIFrameElement;
  const hear = async (data: object, origin = apiBase, source: unknown = frameWindow): Promise<void> => {
    const event = new Event('message');
    dispatchEvent(Object.assign(event, { data, origin, source }));
    await settle();
  };
  return { ...mounted, frame, sent, closed, hear };
};

test('a frame that does not come leaves another way, and one that is only slow is shown when it comes', async () => {
  const clock = holdClock();
  const { frame, root, hear, sent } = await shown();
  clock.advance(8000);
  clock.release();
  await settle();
  const link = () => root.querySelector('a');
  assert.match(link()?.href ?? '', /^https:\/\/market\.example\/embed\/card\?key=pk_live_x.*#t1$/);
  assert.ok(frame.hidden);
  assert.ok(frame.isConnected);
  await hear({ type: 'housing:ready' });
  assert.is(link(), null);
  assert.not.ok(frame.hidden);
  assert.is((sent[0] as { ticket: string }).ticket, 't1');
});

test('only our frame is heard, and it cannot grow without end', async () => {
  const { frame, hear, sent, closed } = await shown();
  await hear({ type: 'housing:ready' }, 'https://evil.example');
  await hear({ type: 'housing:ready' }, apiBase, {});
  assert.equal(sent, []);
  await hear({ type: 'housing:height', height: 90_000 });
  assert.is(frame.getAttribute('height'), '1200');
  await hear({ type: 'housing:escape' });
  assert.equal(closed, [true]);
});

test.run();
