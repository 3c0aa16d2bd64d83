import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { messageOf } from '../../../../src/model/rules/messages/catalogue.js';
import {
  maxPhotoBytes,
  maxPhotos,
  maxVideoBytes,
  validatePhoto,
  validateVideo,
} from '../../../../src/model/rules/validate/media.js';

const test = suite('model/rules/validate/media');
const photo = { name: 'room.jpg', type: 'image/jpeg', size: 2_000_000 };
const video = { name: 'tour.mp4', type: 'video/mp4', size: 20_000_000 };

test('limits are 20 photos of 10 MB and a video of 100 MB', () => {
  assert.equal([maxPhotos, maxPhotoBytes, maxVideoBytes], [20, 10_485_760, 104_857_600]);
});

test('photos of the four formats are taken, also when the system knows no HEIC', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp', 'image/heic'])
    assert.is(validatePhoto({ ...photo, type }, 0), null);
  assert.is(validatePhoto({ name: 'IMG_1.HEIC', type: '', size: 5 }, 19), null);
});

test('a photo too many, of another type or too large is refused', () => {
  assert.is(messageOf(validatePhoto(photo, 20)!), 'At most 20 photos can be added');
  assert.is(validatePhoto({ ...photo, type: 'image/gif' }, 0), 'photoTypeInvalid');
  assert.is(validatePhoto({ name: 'x', type: '', size: 5 }, 0), 'photoTypeInvalid');
  assert.is(validatePhoto({ ...photo, size: maxPhotoBytes }, 0), null);
  assert.is(validatePhoto({ ...photo, size: maxPhotoBytes + 1 }, 0), 'photoTooLarge');
});

test('a video must be a video', () => {
  assert.is(validateVideo(video), null);
  assert.is(validateVideo({ name: 'tour.MOV', type: '', size: 5 }), null);
  for (const type of ['image/jpeg', 'application/pdf', ''])
    assert.is(
      messageOf(validateVideo({ ...video, type, name: 'a.bin' })!),
      'Please upload a valid video file.',
    );
  assert.is(validateVideo({ ...video, size: maxVideoBytes + 1 }), 'videoTooLarge');
});

test.run();
