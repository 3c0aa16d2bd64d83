import { allByRole, byRole, nameOf, settle } from '../../../support/mount.js';
import { until } from '../../../support/mount-view.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aFilmOf } from '../../../support/boxes.js';
import type { FakeReply } from '../../../support/fake-api.js';
import { fillSale, fillSaleDetails, type OpenedForm, openForm } from '../open-form.js';

const test = suite('widgets/post-property/media/media');

// The tests' DOM reads no pictures.
const { createImageBitmap } = globalThis;
test.before(() => {
  const picture = { width: 4, height: 3, close: () => undefined };
  globalThis.createImageBitmap = () => Promise.resolve(picture as ImageBitmap);
});
test.after(() => {
  globalThis.createImageBitmap = createImageBitmap;
});

const film = () =>
  new File(
    [
      aFilmOf({
        setup: Buffer.from([1, 0x64, 0, 0x1f]),
        data: Buffer.from('one picture'),
        turn: 90,
      }) as BlobPart,
    ],
    'tour of the flat.mp4',
    { type: 'video/mp4' },
  );

const openDetails = async (replies: Record<string, FakeReply> = {}): Promise<OpenedForm> => {
  const form = await openForm({}, { replies });
  await fillSale(form);
  await form.press('Next');
  await settle(20);
  return form;
};

const put = async ({ root }: OpenedForm, selector: string, files: readonly File[]): Promise<void> => {
  const input = root.querySelector<HTMLInputElement>(selector) as HTMLInputElement;
  Object.defineProperty(input, 'files', { configurable: true, value: files });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await settle(40);
};

const names = ({ root }: OpenedForm) => allByRole(root, 'button', /^Remove photo/).length;

test('a video whose frame cannot be drawn shows name, size and length', async () => {
  const form = await openDetails();
  await put(form, 'input[accept^="video"]', [film()]);
  const { root } = form;
  await settle(60);
  assert.match(root.textContent, 'tour of the flat.mp4');
  assert.match(root.textContent, /0 MB · 0:12/);
  assert.is(root.querySelector('canvas')?.hidden, true);
  byRole(root, 'button', 'Remove the video');
  await form.unmount();
});

test('what is wrong with a video is said beside the video, and no photo comes of it (S-241, S-337)', async () => {
  const form = await openDetails();
  const wrongIn = (section: string) =>
    [...byRole(form.root, 'region', section).querySelectorAll('[role=alert] p')].map((p) => p.textContent);
  for (const [name, type] of [
    ['front.jpg', 'image/jpeg'],
    ['notes.txt', 'text/plain'],
    ['empty.mp4', 'video/mp4'],
  ] as const) {
    await put(form, 'input[accept^="video"]', [new File(['x'], name, { type })]);
    assert.equal(wrongIn('Video'), ['Please upload a valid video file.'], name);
    assert.equal(wrongIn('Photos'), []);
    assert.is(names(form), 0);
  }
  await put(form, 'input[multiple]', [new File(['x'], 'a.gif', { type: 'image/gif' })]);
  assert.is(wrongIn('Photos').length, 1);
  assert.equal(wrongIn('Video'), []);
  await form.unmount();
});

test('photos come from the camera, from the clipboard and by drop; the camera is asked for the back one', async () => {
  const form = await openDetails();
  const { root } = form;
  const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
  assert.is(root.querySelector('input[capture]')?.getAttribute('capture'), 'environment');
  await put(form, 'input[capture]', [picture('taken.jpg')]);
  assert.is(names(form), 1);
  for (const [type, key, target] of [
    ['paste', 'clipboardData', 'textarea'],
    ['drop', 'dataTransfer', 'input[multiple]'],
  ] as const) {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.defineProperty(event, key, { value: { files: [picture(`${type}.jpg`)] } });
    const element = root.querySelector(target) as HTMLElement;
    (type === 'drop' ? element.parentElement : element)?.dispatchEvent(event);
    await settle(40);
    assert.is(event.defaultPrevented, true, 'the page does not open the file');
  }
  assert.is(names(form), 3);
  await form.unmount();
});

test('while files travel, a bar and a ring on each photo say how much has been sent', async () => {
  const arrived: (() => void)[] = [];
  const upload: FakeReply = () =>
    new Promise((resolve) => {
      arrived.push(() => {
        resolve({ url: `https://market.test/media/${String(arrived.length)}-1600.webp`, kind: 'photo' });
      });
    });
  const form = await openDetails({
    '/api/v4/uploads': upload,
    sellproperty: () => new Promise(() => undefined),
  });
  const { root } = form;
  await fillSaleDetails(form);
  const picture = (name: string) => new File(['12345'], name, { type: 'image/jpeg' });
  await put(form, 'input[multiple]', [picture('a.jpg'), picture('b.jpg')]);
  await form.press('Submit Property');
  const bar = () => byRole(root, 'progressbar');
  await until(() => arrived.length === 2);
  assert.is(bar().getAttribute('aria-valuenow'), '0');
  assert.is(nameOf(bar()), 'Sending: 0%');
  arrived[0]?.();
  await until(() => bar().getAttribute('aria-valuenow') === '50');
  assert.is(nameOf(bar()), 'Sending: 50%');
  arrived[1]?.();
  await until(() => nameOf(bar()) === 'Sending the listing …');
  await form.unmount();
});

test('words that are pasted stay words', async () => {
  const form = await openDetails();
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: { files: [] } });
  form.root.querySelector('textarea')?.dispatchEvent(event);
  assert.is(event.defaultPrevented, false);
  await form.unmount();
});

test.run();
