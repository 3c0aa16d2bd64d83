import { fail, filled, place, stage } from '../../support/posting-stage.js';
import { allSettled } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ApiError } from '../../../src/api/errors.js';
import { sessionCheckRequested } from '../../../src/model/account/entry.js';
import { $waitingToasts } from '../../../src/model/index.js';
import { filesChosen } from '../../../src/model/posting/media.js';
import { sendCancelled, submitRequested } from '../../../src/model/posting/entry.js';
import '../../../src/model/posting/submit.js';
import { aPhoto, memoryFiles } from '../../support/draft-store.js';

const test = suite('model/posting/submit');

test.before.each(() => {
  localStorage.clear();
});

const addresses = (body: unknown): string[] =>
  (body as FormData).getAll('images').filter((each) => typeof each === 'string');

test('files go ahead, the listing last with their addresses, and the draft is gone (S-235)', async () => {
  const { scope, fake, form, files } = await filled(stage());
  await allSettled(filesChosen, { scope, params: { place, files: [aPhoto('a.jpg'), aPhoto('b.jpg')] } });
  await allSettled(submitRequested, { scope, params: { place } });
  const [sent] = fake.callsOf('sellproperty');
  assert.equal(addresses(sent?.body).sort(), ['https://m/1-1600.webp', 'https://m/2-1600.webp']);
  assert.is(form().stage, 'done');
  assert.is(files.kept.size, 0);
  assert.is(localStorage.getItem('draft:sell:create'), null);
  const [toast] = scope.getState($waitingToasts);
  assert.is(toast?.text, 'Property posted successfully');
  toast?.onClose?.();
  assert.is(form().stage, 'form');
  assert.is(form().departures, 1);
  assert.is(form().values.society, undefined);
});

test('a listing that nobody sees yet is posted with the reason, and with what was found in it', async () => {
  const checks = [{ code: 'beds-zero', does: 'inactive', field: 'bedrooms' }];
  const { scope, form } = await filled(
    stage({
      sellproperty: () => ({
        message: 'Property posted successfully',
        _id: '1',
        inactiveReason: 'needs-mending',
        checks,
      }),
    }),
  );
  await allSettled(submitRequested, { scope, params: { place } });
  assert.is(form().inactiveReason, 'needs-mending');
  assert.equal(form().checks, checks);
  assert.is(form().postedId, '1');
});

test('a server that says nothing of it has shown the listing', async () => {
  const { scope, form } = await filled(stage());
  await allSettled(submitRequested, { scope, params: { place } });
  assert.is(form().inactiveReason, null);
  assert.equal(form().checks, []);
});

test('a file that fails is sent again alone', async () => {
  let broken = true;
  let count = 0;
  const { scope, fake, form } = await filled(
    stage({
      uploads: ({ body }) => {
        const file = (body as FormData).get('file') as File;
        if (broken && file.name === 'b.jpg') fail({ reason: 'network' })();
        return { url: `https://m/${String((count += 1))}-${file.name}`, kind: 'photo' };
      },
    }),
  );
  await allSettled(filesChosen, {
    scope,
    params: { place, files: [aPhoto('a.jpg'), aPhoto('b.jpg'), aPhoto('c.jpg')] },
  });
  await allSettled(submitRequested, { scope, params: { place } });
  assert.equal(fake.callsOf('sellproperty'), []);
  assert.is(form().failure, 'Something went wrong. Please try again.');
  assert.equal(
    form().media.photos.map((photo) => photo.stage),
    ['sent', 'failed', 'sent'],
  );
  broken = false;
  await allSettled(submitRequested, { scope, params: { place } });
  assert.is(fake.callsOf('uploads').length, 4);
  const [sent] = fake.callsOf('sellproperty');
  assert.equal(
    addresses(sent?.body).map((url) => url.slice(-5)),
    ['a.jpg', 'b.jpg', 'c.jpg'],
  );
});

test('sending that is given up says nothing, and what has arrived is not sent again (D-11)', async () => {
  let holdsBack = true;
  let stop: () => void = () => undefined;
  const isCut = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const { scope, fake, form } = await filled(
    stage({
      uploads: async ({ body }) => {
        const { name } = (body as FormData).get('file') as File;
        if (!holdsBack || name !== 'b.jpg') return { url: `https://m/${name}`, kind: 'photo' };
        await isCut;
        return fail({ reason: 'network' })();
      },
    }),
  );
  await allSettled(filesChosen, { scope, params: { place, files: [aPhoto('a.jpg'), aPhoto('b.jpg')] } });
  const submitted = allSettled(submitRequested, { scope, params: { place } });
  while (form().media.photos[0]?.stage !== 'sent') await new Promise(setImmediate);
  assert.is(form().stage, 'sending');
  assert.is(form().media.photos[1]?.stage, 'sending');
  const cancelled = allSettled(sendCancelled, { scope, params: { place } });
  stop();
  await Promise.all([submitted, cancelled]);
  assert.is(form().stage, 'form');
  assert.is(form().failure, '');
  assert.equal(scope.getState($waitingToasts), []);
  assert.equal(fake.callsOf('sellproperty'), []);
  holdsBack = false;
  await allSettled(submitRequested, { scope, params: { place } });
  assert.is(fake.callsOf('uploads').length, 3);
  assert.is(form().stage, 'done');
});

test('one form is one listing: it keeps its key until the server took another version under it (D-11)', async () => {
  const failures = [{ reason: 'network' }, { reason: 'status', status: 409 }] as unknown as ApiError[];
  const { scope, fake } = await filled(
    stage({
      sellproperty: () => {
        const failure = failures.shift();
        if (failure) throw failure as unknown as Error;
        return { message: 'Property posted successfully' };
      },
    }),
  );
  for (let count = 0; count < 3; count += 1) await allSettled(submitRequested, { scope, params: { place } });
  const [first, second, third] = fake
    .callsOf('sellproperty')
    .map(({ headers }) => headers['Idempotency-Key']);
  assert.ok(first);
  assert.is(second, first);
  assert.is.not(third, second);
});

test('a server that knows only the specifications gets the literal multipart', async () => {
  const { scope, fake, form } = await filled(stage({ uploads: fail({ reason: 'status', status: 404 }) }));
  await allSettled(filesChosen, { scope, params: { place, files: [aPhoto('a.jpg'), aPhoto('b.jpg')] } });
  await allSettled(submitRequested, { scope, params: { place } });
  const [sent] = fake.callsOf('sellproperty');
  assert.equal(
    (sent?.body as FormData).getAll('images').map((file) => (file as File).name),
    ['a.jpg', 'b.jpg'],
  );
  assert.is(form().stage, 'done');
});

test('signed out nothing is sent: the words, a way to sign in, and the form as it was (S-234)', async () => {
  const { scope, fake, form } = await filled(stage({}, memoryFiles(), false));
  await allSettled(submitRequested, { scope, params: { place } });
  assert.equal(fake.callsOf('sellproperty'), []);
  assert.is(scope.getState($waitingToasts)[0]?.text, 'Please Login First !!');
  assert.is(form().signIns, 1);
  assert.is(form().stage, 'form');
  assert.is(form().values.society, 'Lake Homes');
});

test('whoever has just signed in is not sent to sign in again while the page hears of it', async () => {
  const { scope, fake, form } = await filled(
    stage({ checkAuth: () => ({ authenticated: true }) }, memoryFiles(), false),
  );
  const known = allSettled(sessionCheckRequested, { scope });
  await Promise.all([known, allSettled(submitRequested, { scope, params: { place } })]);
  assert.is(form().signIns, 0);
  assert.is(fake.callsOf('sellproperty').length, 1);
});

test('a fault found by the server is shown at its field, and the form opens its step', async () => {
  const { scope, form } = await filled(
    stage({
      sellproperty: fail({
        reason: 'status',
        status: 400,
        message: 'Please enter a valid city',
        fields: { city: 'Please enter a valid city' },
      }),
    }),
  );
  await allSettled(submitRequested, { scope, params: { place } });
  assert.is(form().step, 1);
  assert.is(form().faults.city, 'Please enter a valid city');
  assert.is(form().stage, 'form');
});

test.run();
