/** What went wrong is said as what it is: whose fault, and whether to try again. */
import fastify from 'fastify';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { installErrors } from '../../../server/http/errors.js';

const test = suite('server/http/errors');

const answerTo = async (thrown: Error): Promise<[status: number, code: string, message: string]> => {
  const app = fastify();
  installErrors(app);
  app.get('/', () => Promise.reject(thrown));
  const reply = await app.inject('/');
  const { code, message } = reply.json<{ code: string; message: string }>();
  return [reply.statusCode, code, message];
};

test('a full disk is 507, whoever met it, and names no file', async () => {
  const file = "ENOSPC: no space left on device, write '/data/inbox/1.part'";
  for (const [text, code] of [
    [file, 'ENOSPC'],
    ['EDQUOT: disk quota exceeded, write', 'EDQUOT'],
    ['could not extend file "base/5/16384": No space left on device', '53100'],
  ] as const) {
    const [status, said, message] = await answerTo(Object.assign(new Error(text), { code }));
    assert.equal([status, said], [507, 'unavailable']);
    assert.match(message, /has no room left/);
    assert.not.match(message, /data|base/);
  }
});

test('anything else is a 500 that says nothing of the inside', async () => {
  assert.equal(await answerTo(new Error('secret')), [
    500,
    'internal',
    'Something went wrong on our side. Try again.',
  ]);
});

test.run();
