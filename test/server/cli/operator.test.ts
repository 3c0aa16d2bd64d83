/** The operator's commands: inside the running server and beside it, and for nobody else. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { describeResult, runOperatorCommand } from '../../../server/cli/operator-command.js';
import { operatorHelp, readOperatorCommand } from '../../../server/cli/operator-arguments.js';
import { readConfig } from '../../../server/config.js';
import type { DeskQueue } from '../../../src/api/contract/desk.schema.js';
import { openDatabase } from '../../../server/db/database.js';
import { findServer } from '../../../server/import/running-server.js';
import type { StoredAct } from '../../../server/repositories/audit.js';
import { findSinceRuns, upsertJobRun } from '../../../server/repositories/job-run.js';
import type { OperatorCommand } from '../../../server/services/operator-commands.js';
import { putEmptyData } from '../../support/embedded-folder.js';
import { engine } from '../../support/engines.js';
import { aSale } from '../../support/listings.js';
import { signedIn, stranger } from '../../support/people.js';
import { sentCode } from '../../support/sent-code.js';
import { startServer, type TestServer } from '../../support/server.js';

const test = suite('server/cli/operator');
let folder: string;
let server: TestServer;
let url: string;

test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'housing-operator-'));
  server = await startServer({ DATA_DIR: folder, RATE_LIMITS: 'test' });
  url = await server.listen();
});
test.after(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (command: OperatorCommand) => runOperatorCommand(server.config, command);
const refusal = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (failure: unknown) => (failure as Error).message,
  );

test('coins are granted through the running server, with their reason in the ledger', async () => {
  const kavya = await signedIn(server);
  const reason = 'Apology for the outage';
  const granted = await run({ command: 'grant', email: kavya.email.toUpperCase(), coins: 5, reason });
  assert.equal(granted, { email: kavya.email, granted: 5, balance: 15 });
  const { json } = await kavya.call('GET', '/api/v1/coin-ledger');
  assert.equal([json.coins, json.entries[0]?.reason, json.entries[0]?.note], [15, 'grant', reason]);
});

test('the ledger lists every account with balance and sum, and both agree', async () => {
  const kavya = await signedIn(server);
  await kavya.call('PUT', '/api/v1/update-coins', { coinsChange: -2 });
  const sums = (await run({ command: 'ledger' })) as { email: string; balance: number; sum: number }[];
  assert.equal(
    sums.find(({ email }) => email === kavya.email),
    { email: kavya.email, balance: 8, sum: 8 },
  );
  assert.ok(sums.every(({ balance, sum }) => balance === sum));
});

test('the last code of a number and an account are shown', async () => {
  const kavya = await signedIn(server);
  assert.match(await refusal(run({ command: 'otp', phone: kavya.phone })), /No code was sent/);
  await kavya.call('POST', '/api/v1/send-otp', { usertype: 'Buyer/Owner', phoneNumber: kavya.phone });
  await sentCode(server, kavya.phone);
  const { code } = (await run({ command: 'otp', phone: `+91${kavya.phone}` })) as { code: string };
  const form = { phoneNumber: kavya.phone, usertype: 'Buyer/Owner', otp: code };
  assert.is((await kavya.call('POST', '/api/v1/verify-otp', form)).status, 200);
  const user = (await run({ command: 'user', email: kavya.email })) as Record<string, unknown>;
  assert.equal([user.coins, user.sessions, user.phoneVerified], [10, 1, true]);
  assert.not.match(JSON.stringify(user), /argon2/);
  assert.is(
    await refusal(run({ command: 'user', email: 'no@x.in' })),
    'No account has the e-mail address no@x.in.',
  );
});

test('strangers, wrong tokens and forwarded calls are refused', async () => {
  const { token } = findServer(folder) ?? { token: '' };
  const call = (headers: Record<string, string>) =>
    fetch(`${url}/internal/operator`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ command: 'ledger' }),
    });
  assert.is((await call({ authorization: `Bearer ${token}` })).status, 200);
  assert.is((await call({})).status, 403);
  assert.is((await call({ authorization: `Bearer ${token.slice(1)}0` })).status, 403);
  assert.is((await call({ authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7' })).status, 403);
});

test('what is decided at the desk is decided by commands too, and the record names the command line', async () => {
  const asha = await signedIn(server, { name: 'Asha Kulkarni' });
  const { id: ownerId } = (await run({ command: 'user', email: asha.email })) as { id: string };
  await server.services.writer.saveListings([aSale({}, { ownerId })]);
  const { id, propertyId } = await server.database.sql
    .selectFrom('listing')
    .select(['id', 'property_id as propertyId'])
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  const report = async (body: object): Promise<string> =>
    ((await stranger(server).call('POST', '/api/v1/reports', body)).json as unknown as { number: string })
      .number;
  const number = await report({ listing: id, reason: 'sold', text: 'Sold in May' });
  const waits = (await run({ command: 'queue' })) as DeskQueue;
  assert.ok(waits.cases.some(({ listing }) => listing?.id === id));

  const reason = 'Please confirm that it is still there.';
  assert.equal(await run({ command: 'hide', listing: propertyId, reason }), {
    id: propertyId,
    act: 'hide',
    reason,
  });
  assert.is((await server.get(`/api/v3/property/sell/${id}`)).status, 410);
  assert.is(
    await refusal(run({ command: 'close-report', report: number, outcome: 'kept', reason })),
    'There is no open report with this number.',
  );
  await run({ command: 'approve', listing: id, reason: 'It is.' });
  assert.is((await server.get(`/api/v3/property/sell/${id}`)).status, 200);
  for (const command of ['warn', 'remove'] as const) await run({ command, listing: id, reason });
  assert.is((await server.get(`/api/v3/property/sell/${id}`)).status, 410);

  const other = await report({ reason: 'other', text: 'No answer to my letter' });
  await run({ command: 'close-report', report: other, outcome: 'answered', reason: 'We wrote today.' });

  const { isWhole, entries } = (await run({ command: 'audit' })) as {
    isWhole: boolean;
    entries: StoredAct[];
  };
  assert.is(isWhole, true);
  assert.equal(
    entries
      .filter(({ subject }) => [id, other].includes(subject))
      .map(({ actorId, act }) => `${actorId} ${act}`),
    ['listing-hide', 'listing-approve', 'listing-warn', 'listing-remove', 'report-closed'].map(
      (act) => `command-line ${act}`,
    ),
  );
});

test('people, projects and days are looked up by commands, and an act on nothing says so', async () => {
  const kavya = await signedIn(server);
  const people = (await run({ command: 'people', search: kavya.email })) as { email: string }[];
  assert.equal(
    people.map(({ email }) => email),
    [kavya.email],
  );
  assert.equal(await run({ command: 'projects' }), []);
  assert.is(((await run({ command: 'days' })) as unknown[]).length, 30);
  const reason = 'Nothing is there';
  assert.is(await refusal(run({ command: 'hide', listing: 'x', reason })), 'Property not found');
  assert.is(
    await refusal(run({ command: 'decide-project', id: 'x', act: 'approve', reason })),
    'There is no such project.',
  );
});

// The data itself is the embedded engine's, whichever engine the other suites run on.
const onlyOnce = engine === 'pglite' ? test : test.skip;
onlyOnce('a command works on the data itself when no server runs', async () => {
  const own = mkdtempSync(join(tmpdir(), 'housing-operator-'));
  await putEmptyData(own);
  const config = readConfig({ DATA_DIR: own, NODE_ENV: 'test' });
  try {
    const open = await openDatabase(config);
    await upsertJobRun(open.sql, { name: 'hourly', took: 0, error: undefined });
    await open.close();
    assert.equal(await runOperatorCommand(config, { command: 'ledger' }), []);
    const grant = { command: 'grant', email: 'no@x.in', coins: 1, reason: 'x' } as const;
    assert.match(await refusal(runOperatorCommand(config, grant)), /No account has/);
    // What a command may have changed is counted by the next start, however short ago the last one was.
    const again = await openDatabase(config);
    assert.is((await findSinceRuns(again.sql)).has('hourly'), false);
    await again.close();
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
});

test('codes are shown only to whoever tries the market out', async () => {
  const { runOperator } = await import('../../../server/services/operator.js');
  const settings = readConfig({});
  const asked = runOperator(server.database.sql, settings, { command: 'otp', phone: '9876543210' });
  assert.match(await refusal(asked), /only where DEV is on/);
});

test('the command line is read, and a wrong one is answered with the help', () => {
  assert.equal(readOperatorCommand(['grant', '--email', 'a@b.in', '--coins', '5', '--reason', 'Gift']), {
    command: { command: 'grant', email: 'a@b.in', coins: 5, reason: 'Gift' },
    json: false,
  });
  assert.equal(readOperatorCommand(['ledger', '--json']), { command: { command: 'ledger' }, json: true });
  assert.is(readOperatorCommand(['--help']), undefined);
  for (const args of [[], ['steal'], ['grant', '--email', 'a@b.in'], ['ledger', 'more']])
    assert.throws(
      () => readOperatorCommand(args),
      (failure: Error) => failure.message.includes(operatorHelp),
    );
  for (const coins of ['0', '-5', '1.5', 'many'])
    assert.throws(() =>
      readOperatorCommand(['grant', '--email', 'a@b.in', `--coins=${coins}`, '--reason', 'x']),
    );
});

test('a result is written for people: one line a fact, or one an account', () => {
  assert.is(describeResult({ email: 'a@b.in', balance: 3 }), 'email: a@b.in\nbalance: 3\n');
  assert.is(describeResult([{ email: null, balance: 3 }]), 'email: -  balance: 3\n');
});

test.run();
