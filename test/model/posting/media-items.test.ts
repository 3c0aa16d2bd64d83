import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  backToReady,
  type MediaItem,
  type MediaList,
  movedPhoto,
  storedMedia,
  withItem,
  withoutItem,
  withoutTokens,
} from '../../../src/model/posting/media-items.js';

const test = suite('model/posting/media-items');

const item = (id: string, own: Partial<MediaItem> = {}): MediaItem => ({
  id,
  name: `${id}.jpg`,
  size: 10,
  stage: 'ready',
  ...own,
});
const list = (...ids: string[]): MediaList => ({ photos: ids.map((id) => item(id)), video: null });
const ids = ({ photos }: MediaList): string => photos.map(({ id }) => id).join('');

test('a photo moves to any place, and beyond the ends to the end', () => {
  const four = list('a', 'b', 'c', 'd');
  assert.is(ids(movedPhoto(four, 'c', 0)), 'cabd');
  assert.is(ids(movedPhoto(four, 'a', 2)), 'bcad');
  assert.is(ids(movedPhoto(four, 'b', 9)), 'acdb');
  assert.is(ids(movedPhoto(four, 'b', -3)), 'bacd');
  assert.is(movedPhoto(four, 'gone', 1), four);
});

test('a stored listing brings each address once, and its video', () => {
  const media = storedMedia({
    images: ['u1', 'u2', 'u1'],
    video: 'film',
    imageCaptions: ['', 'From the door', ''],
  });
  assert.equal(
    media.photos.map(({ url }) => url),
    ['u1', 'u2'],
  );
  assert.is(media.video?.url, 'film');
  assert.is(storedMedia({ images: [], video: '' }).video, null);
});

test('an item is changed and taken out by its id, the video too', () => {
  const media = { ...list('a', 'b'), video: item('v') };
  assert.is(withItem(media, 'v', { progress: 0.5 }).video?.progress, 0.5);
  assert.is(withoutItem(media, 'v').video, null);
  assert.is(ids(withoutItem(media, 'a')), 'b');
});

test('after a failure what has arrived stays, what has not is ready again', () => {
  const media = {
    photos: [
      item('a', { stage: 'sent', token: 't', progress: 1 }),
      item('b', { stage: 'failed', progress: 0.4 }),
    ],
    video: null,
  };
  const [first, second] = backToReady(media).photos;
  assert.is(first?.stage, 'sent');
  assert.is(second?.stage, 'ready');
  assert.is(second?.progress, undefined);
  const [again] = withoutTokens(media).photos;
  assert.is(again?.token, undefined);
  assert.is(again?.stage, 'ready');
});

test.run();
