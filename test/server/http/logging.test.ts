/** Logs say what was answered and nothing about who asked or what they typed. */
import { Writable } from 'node:stream';
import fastify from 'fastify';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '../../../server/config.js';
import { loggerOf, RequestLog } from '../../../server/http/logging.js';

const test = suite('server/http/logging');

test('one line an answer, with the path and without query, address, headers or body', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(...chunk.toString().trim().split('\n'));
      done();
    },
  });
  const options = loggerOf(readConfig({ LOG_LEVEL: 'info' }));
  assert.type(options, 'object');
  const app = fastify({ logger: { ...(options as object), stream }, logController: new RequestLog() });
  app.post('/things/:id', async () => ({ ok: true }));
  await app.inject({
    method: 'POST',
    url: '/things/7?phone=9820012345',
    headers: { cookie: 'session=secret', 'user-agent': 'Firefox' },
    payload: { password: 'hunter2' },
    remoteAddress: '203.0.113.9',
  });
  await app.close();
  assert.is(lines.length, 1, lines.join('\n'));
  const line = JSON.parse(lines[0] ?? '') as Record<string, unknown>;
  assert.equal(Object.keys(line).sort(), ['level', 'method', 'ms', 'msg', 'path', 'reqId', 'status', 'time']);
  assert.equal([line.method, line.path, line.status, line.msg], ['POST', '/things/7', 200, 'answered']);
});

test('development logs only warnings, production every answer, and silent nothing', () => {
  const levelOf = (env: Record<string, string>): unknown => {
    const options = loggerOf(readConfig(env));
    return typeof options === 'object' ? options.level : options;
  };
  assert.is(levelOf({}), 'warn');
  assert.is(levelOf({ NODE_ENV: 'production' }), 'info');
  assert.is(levelOf({ NODE_ENV: 'production', LOG_LEVEL: 'error' }), 'error');
  assert.is(levelOf({ LOG_LEVEL: 'silent' }), false);
});

test.run();
