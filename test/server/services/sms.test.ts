/** The senders of short messages: console for development, a gateway by environment, nothing by accident. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '../../../server/config.js';
import type { Sql } from '../../../server/db/database.js';
import { canSendSms, createSmsSender, otpSms } from '../../../server/services/sms.js';

const test = suite('server/services/sms');
const none = undefined as unknown as Sql;
let gateway: Server;
let url: string;
let status = 200;
let asked: { headers: Record<string, unknown>; body: unknown } | undefined;

test.before(async () => {
  gateway = createServer((request, response) => {
    void text(request).then((body) => {
      asked = { headers: request.headers, body: JSON.parse(body) as unknown };
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/sms`;
});
test.after(() => void gateway.close());

const settings = () => ({
  SMS_SENDER: 'http',
  SMS_URL: url,
  SMS_TOKEN: 'key',
  SMS_HEADER: 'HOUSNG',
  SMS_OTP_TEMPLATE: '1107',
  SMS_CONTACT_TEMPLATE: '1108',
});

test('the gateway gets number, registered template, variables and text', async () => {
  await createSmsSender(readConfig(settings()), none).send(otpSms('9820012345', '01234', 'Housing'));
  assert.is(asked?.headers.authorization, 'Bearer key');
  assert.equal(asked?.body, {
    to: '919820012345',
    sender: 'HOUSNG',
    templateId: '1107',
    variables: ['01234', 'Housing'],
    message: '01234 is your Housing sign-in code. It is valid for 5 minutes. Do not share it with anyone.',
  });
});

test('a gateway that refuses is a failure', async () => {
  status = 500;
  try {
    await createSmsSender(readConfig(settings()), none).send(otpSms('9820012345', '01234', 'Housing'));
    assert.unreachable();
  } catch (thrown) {
    assert.is((thrown as Error).message, 'The SMS gateway answered 500.');
  } finally {
    status = 200;
  }
});

for (const missing of ['SMS_URL', 'SMS_HEADER', 'SMS_OTP_TEMPLATE', 'SMS_CONTACT_TEMPLATE'])
  test(`a gateway without ${missing} does not start`, () => {
    const config = readConfig({ ...settings(), [missing]: '' });
    assert.throws(() => createSmsSender(config, none), new RegExp(missing));
  });

test('in production the console sender is refused unless it is asked for by name', () => {
  const production = { NODE_ENV: 'production' };
  assert.throws(() => createSmsSender(readConfig(production), none), /SMS_CONSOLE_IN_PRODUCTION/);
  assert.ok(createSmsSender(readConfig({ ...production, SMS_CONSOLE_IN_PRODUCTION: 'on' }), none));
  assert.ok(createSmsSender(readConfig({ ...production, ...settings() }), none));
});

test('a server that nobody tries out prints no code, and says what is missing', async () => {
  const config = readConfig({ DATABASE_URL: 'postgres://a/x' });
  const sent = await createSmsSender(config, none)
    .send(otpSms('9820012345', '01234', 'Housing'))
    .then(
      () => 'sent',
      (failure: unknown) => (failure as Error).message,
    );
  assert.match(sent, /SMS_SENDER=http.*DEV=on/);
  assert.is(canSendSms(config, 'change'), false);
  assert.is(canSendSms(readConfig({ DEV: 'on' }), 'change'), true);
});

test.run();
