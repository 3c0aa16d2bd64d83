/** The two demo accounts sign in by password and by code, and have their welcome coins. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type DemoSignIn, seedDemo } from '../../demo/seed.js';
import { stranger } from '../support/people.js';
import { sentCode } from '../support/sent-code.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('demo/sign-in');
let server: TestServer;
let signIns: DemoSignIn[];
test.before(async () => {
  server = await startServer({ RATE_LIMITS: 'test' });
  const writer = { saveListings: async () => ({ created: 0, updated: 0, unchanged: 0 }) };
  signIns = await seedDemo(server.database, writer);
});
test.after(() => server.close());

test('both sign in by the password of the first start', async () => {
  assert.is(signIns.length, 2);
  for (const { email, password } of signIns) {
    const visitor = stranger(server);
    const entered = await visitor.call('POST', '/api/v1/signin', {
      email,
      password,
      usertype: 'Buyer/Owner',
    });
    assert.is(entered.status, 200, email);
    assert.is((await visitor.call('GET', '/api/v1/get-coin')).json.coins, 10);
  }
});

test('both sign in by a code to their phone', async () => {
  for (const phoneNumber of ['5550000101', '5550000102']) {
    const visitor = stranger(server);
    await visitor.call('POST', '/api/v1/send-otp', { usertype: 'Buyer/Owner', phoneNumber });
    const form = { phoneNumber, usertype: 'Buyer/Owner', otp: await sentCode(server, phoneNumber) };
    assert.is((await visitor.call('POST', '/api/v1/verify-otp', form)).status, 200);
  }
});

test.run();
