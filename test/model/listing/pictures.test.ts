import '../../support/dom.js';
import { allSettled, fork } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { $api } from '../../../src/model/index.js';
import { $pictures, picturesRequested } from '../../../src/model/listing/pictures.js';
import { type FakeReply, fakeApi } from '../../support/fake-api.js';

const test = suite('model/listing/pictures');

const picturesOf: FakeReply = ({ query }) =>
  String(query.ids)
    .split(',')
    .map((_id) => ({ _id, images: [`${_id}1-1600.webp`, `${_id}2-1600.webp`] }));

const open = (reply: FakeReply = picturesOf) => {
  const fake = fakeApi({ '/properties/': reply });
  const scope = fork({ values: [[$api, fake.api]] as never });
  const want = (...ids: string[]) =>
    allSettled(picturesRequested, { scope, params: { listingType: 'rent', ids } });
  return { ...fake, want, known: () => [...scope.getState($pictures).keys()] };
};

test('a list is asked for once, and of a longer list only what is new', async () => {
  const { want, known, calls } = open();
  await want('a', 'b');
  await want('b', 'a');
  await want('a', 'b', 'c');
  assert.equal(
    calls.map(({ params, query }) => [params.kind, query.ids, query.fields]),
    [
      ['rent', 'a,b', 'images'],
      ['rent', 'c', 'images'],
    ],
  );
  assert.equal(known(), ['a', 'b', 'c']);
});

test('what failed is asked for again the next time', async () => {
  let isDown = true;
  const { want, known } = open((call) => {
    if (isDown) throw { reason: 'network' } as unknown as Error;
    return picturesOf(call);
  });
  await want('a');
  assert.equal(known(), []);
  isDown = false;
  await want('a');
  assert.equal(known(), ['a']);
});

test.run();
