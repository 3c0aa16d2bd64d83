/** JSON says what it means: a list, a number or a yes is no text, in the body of any call (C-57). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  changePassword,
  register,
  sendOtp,
  signIn,
  updateProfile,
  verifyOtp,
} from '../../src/api/contract/accounts.js';
import { deleteAccount, resetPassword, signInWithGoogle } from '../../src/api/contract/accounts-security.js';
import { addView, sendSms } from '../../src/api/contract/contact.js';
import { setListingStatus } from '../../src/api/contract/own-listings.js';
import {
  createTicket,
  openPartnerToken,
  refreshPartnerToken,
} from '../../src/api/contract/partner-tokens.js';
import { approveSignIn, readTicket } from '../../src/api/contract/partner-windows.js';
import { createPartnerKey, updatePartnerKey } from '../../src/api/contract/partners.js';
import { registration, signedIn, stranger } from '../support/people.js';
import { sentCode } from '../support/sent-code.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/json-bodies');
let server: TestServer;
test.before(async () => {
  server = await startServer({ RATE_LIMITS: 'test' });
});
test.after(() => server.close());

const usertype = 'Buyer/Owner/Tenant';
const secret = 'a'.repeat(43);
const person = { name: 'Kavya Rao', email: 'kavya@example.com', phone: '9812345670', usertype };
const origin = 'https://partner.example';

/** A body of each call that takes one; update-coins reads its own to the letter. */
const calls = [
  [register, { ...person, agreement: true, password: 'lotus-pond-7' }],
  [updateProfile, person],
  [signIn, { email: person.email, password: 'lotus-pond-7', usertype }],
  [sendOtp, { phoneNumber: person.phone, usertype }],
  [verifyOtp, { phoneNumber: person.phone, phone: person.phone, usertype, otp: '12345' }],
  [changePassword, { currentPassword: 'lotus-pond-7', newPassword: 'silver-fern-3' }],
  [resetPassword, { newPassword: 'silver-fern-3' }],
  [deleteAccount, { currentPassword: 'lotus-pond-7' }],
  [signInWithGoogle, { credential: 'a.b.c', usertype }],
  [addView, { p_id: 'HS-1', type: 'sell' }],
  [sendSms, { type: 'sell', propertyId: 'HS-1', userId: 'somebody' }],
  [setListingStatus, { status: 'Active', propertyType: 'sell', reason: 'sold' }],
  [createPartnerKey, { name: 'Agency', mode: 'live', origins: [origin], settings: {} }],
  [updatePartnerKey, { name: 'Agency', origins: [origin], settings: {} }],
  [openPartnerToken, { verifier: secret, code: secret }],
  [refreshPartnerToken, { refresh: secret }],
  [createTicket, { subject: 'viewers', id: 'HS-1' }],
  [
    approveSignIn,
    {
      key: 'pk_live_1',
      origin,
      challenge: secret,
      delivery: 'poll',
      returnTo: origin,
      uses: ['reaching'],
      proof: secret,
    },
  ],
  [readTicket, { ticket: secret, origin, frame: secret }],
] as const;

test('a value in a list, or of another type than its field, is refused with the field in every body', async () => {
  for (const [{ method, path }, body] of calls) {
    const url = path.replace(/:\w+/, 'HS-1');
    for (const [field, value] of Object.entries(body)) {
      const others: unknown[] = Array.isArray(value) ? value : [[value]];
      if (typeof value === 'string' && !/phone|otp/i.test(field)) others.push(0, true, null);
      if (typeof value === 'boolean') others.push(1, null);
      for (const other of others) {
        const { status, json } = await stranger(server).call(method, url, { ...body, [field]: other });
        const shown = `${method} ${path} ${JSON.stringify({ [field]: other })}`;
        assert.equal([status, json.code, Object.keys(json.fields)], [400, 'invalid', [field]], shown);
      }
    }
  }
});

test('phone numbers and codes may be numbers, and the agreement may be text', async () => {
  const kavya = stranger(server);
  const form = { ...registration(kavya), phone: Number(kavya.phone) };
  for (const agreement of ['false', 'no', ''])
    assert.is(
      (await kavya.call('POST', register.path, { ...form, agreement })).json.message,
      'You must agree to the terms and conditions',
    );
  assert.is((await kavya.call('POST', register.path, { ...form, agreement: 'true' })).status, 201);
  const { phone } = kavya;
  const sent = await kavya.call('POST', sendOtp.path, { usertype, phoneNumber: Number(phone) });
  assert.is(sent.status, 200);
  const otp = Number(await sentCode(server, phone));
  const entered = await kavya.call('POST', verifyOtp.path, { usertype, phoneNumber: Number(phone), otp });
  assert.is(entered.status, 200);
  const { json } = await kavya.call('GET', '/api/v1/profile');
  const saved = await kavya.call('PUT', updateProfile.path, { ...json, phone: Number(phone) });
  assert.equal([saved.status, saved.json.phone, saved.json.phoneVerified], [200, phone, true]);
});

test('numbers are still read out of addresses', async () => {
  const kavya = await signedIn(server);
  const found = await kavya.call('GET', '/api/v3/properties/sell?minbudget=1&page=1&limit=5');
  assert.is(found.status, 200);
  assert.is((await kavya.call('GET', '/api/v3/properties/sell?limit=five')).status, 400);
});

test.run();
