/** A process whose database gives no answer any more is not alive; one whose database refuses is. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createLiveness } from '../../../server/http/liveness.js';

const test = suite('server/http/liveness');

test('a question open for more than a minute means that the process is stuck, until it is answered', async () => {
  let time = 0;
  let answer = (): void => undefined;
  const isAlive = createLiveness(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
    () => time,
  );
  assert.ok(isAlive());
  time = 60_000;
  assert.ok(isAlive());
  time = 60_001;
  assert.not.ok(isAlive());
  answer();
  await Promise.resolve();
  assert.ok(isAlive());
});

test('a database that refuses, as one that is away does, leaves the process alive', async () => {
  let time = 0;
  const isAlive = createLiveness(
    () => Promise.reject(new Error('connect ECONNREFUSED')),
    () => time,
  );
  for (let look = 0; look < 3; look++) {
    assert.ok(isAlive());
    await Promise.resolve();
    time += 50_000;
  }
});

test.run();
