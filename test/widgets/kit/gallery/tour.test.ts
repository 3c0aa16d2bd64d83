import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { slidesOf } from '../../../../src/widgets/kit/gallery/slides.js';
import { stopsOf, tourOf } from '../../../../src/widgets/kit/gallery/tour.js';

const test = suite('widgets/kit/gallery/tour');

const images = ['facade', 'hall', 'kitchen', 'hall again', 'plan'];

test('pictures of one room stand together in the order in which the rooms appear, the video at the end', () => {
  const tour = tourOf(slidesOf({ images, video: 'film' }), {
    imageRooms: ['', 'Living room', 'Kitchen', 'Living room', 'Floor plan'],
    imageCaptions: ['', 'From the door', '', '', ''],
  });
  assert.equal(
    tour.map(({ src, room }) => [src, room]),
    [
      ['facade', ''],
      ['hall', 'Living room'],
      ['hall again', 'Living room'],
      ['kitchen', 'Kitchen'],
      ['plan', 'Floor plan'],
      ['film', ''],
    ],
  );
  assert.is(tour[1]?.caption, 'From the door');
  assert.equal(
    stopsOf(tour).map(({ room, isVideo, first, count }) => [isVideo ? 'video' : room, first, count]),
    [
      ['', 0, 1],
      ['Living room', 1, 2],
      ['Kitchen', 3, 1],
      ['Floor plan', 4, 1],
      ['video', 5, 1],
    ],
  );
});

test('without labels the pictures keep their order, the video among the first of them, and there are no stops', () => {
  const tour = tourOf(slidesOf({ images, video: 'film' }), {});
  assert.equal(
    tour.map(({ src }) => src),
    ['facade', 'hall', 'kitchen', 'hall again', 'film', 'plan'],
  );
  assert.equal(stopsOf(tour), []);
});

test.run();
