/** Settings come from the environment; a wrong one names itself and the remedy. */
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
// @ts-expect-error: it has no types of its own
import { serverProcess } from '../../scripts/server-process.mjs';
import { hasDemo, keepsMessages, readConfig, variableOf } from '../../server/config.js';
import { settings } from '../../server/settings.js';

const test = suite('server/config');

test('without any variable every setting has its default', () => {
  const config = readConfig({});
  assert.is(config.port, 3000);
  assert.is(config.host, 'localhost');
  assert.is(config.dataDir, './data');
  assert.is(config.publicUrl, 'http://localhost:3000');
  assert.is(config.databaseUrl, undefined);
  assert.is(config.brand, 'Housing');
  assert.is(config.bighaSqft, 27_225);
});

test('variables are read, trimmed, and empty ones count as missing', () => {
  const config = readConfig({
    PORT: ' 8080 ',
    BRAND: '',
    PUBLIC_URL: 'https://homes.example/',
    DATABASE_REPLICA_URLS: 'postgres://a/x, postgres://b/x',
    TRUST_PROXY: '2',
  });
  assert.is(config.port, 8080);
  assert.is(config.brand, 'Housing');
  assert.is(config.publicUrl, 'https://homes.example');
  assert.equal(config.databaseReplicaUrls, ['postgres://a/x', 'postgres://b/x']);
  assert.is(config.trustProxy, 2);
});

test('the public address follows host and port', () => {
  const test = { NODE_ENV: 'test' };
  assert.is(readConfig({ ...test, HOST: '0.0.0.0', PORT: '80' }).publicUrl, 'http://localhost:80');
  assert.is(readConfig({ ...test, HOST: 'homes.local' }).publicUrl, 'http://homes.local:3000');
});

test('proxies in front are a number or addresses', () => {
  assert.is(readConfig({}).trustProxy, false);
  assert.equal(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1,192.0.2.7' }).trustProxy, [
    '10.0.0.0/8',
    '::1',
    '192.0.2.7',
  ]);
});

const wrong: [variable: string, value: string, remedy: string][] = [
  ['PORT', '70000', 'a whole number from 0 to 65535'],
  ['PORT', 'http', 'a whole number from 0 to 65535'],
  ['NODE_ENV', 'prod', 'one of development, production, test'],
  ['PUBLIC_URL', 'homes.example', 'an address that begins with https:// or http://'],
  ['DATABASE_URL', 'mysql://x', 'an address that begins with postgresql://'],
  ['DEMO', 'yes', 'one of auto, on, off'],
  [
    'TRUST_PROXY',
    'on',
    'off, the number of proxies in front of the server (1 for one nginx), or their addresses',
  ],
  ['TRUST_PROXY', '0', 'the number of proxies in front'],
  ['TRUST_PROXY', '10.0.0.0/33', 'or their addresses'],
  ['TRUST_PROXY', 'proxy.example', 'or their addresses'],
  ['LOG_LEVEL', 'loud', 'one of debug, info, warn, error, silent'],
];
for (const [variable, value, remedy] of wrong)
  test(`${variable}=${value} is refused with the remedy`, () => {
    assert.throws(
      () => readConfig({ [variable]: value }),
      (failure: Error) =>
        failure.message.includes(`setting ${variable} is wrong`) && failure.message.includes(remedy),
    );
  });

test('a wrong secret is not repeated', () => {
  assert.throws(
    () => readConfig({ DATABASE_URL: 'mysql://me:secret@host/x' }),
    (failure: Error) => !failure.message.includes('secret'),
  );
});

/** The kind of run, and whether the demo is filled and codes are shown. */
const runOf = (env: Record<string, string>): [kind: string, hasDemo: boolean, keepsMessages: boolean] => {
  const config = readConfig(env);
  return [config.nodeEnv, hasDemo(config), keepsMessages(config)];
};
const postgres = { DATABASE_URL: 'postgres://a/x' };
const open = { PUBLIC_URL: 'https://homes.example' };

test('nothing set is no licence: without npm start or DEV there is no demo and no printed code', () => {
  assert.equal(runOf({}), ['development', false, false]);
  assert.equal(runOf({ NODE_ENV: 'development' }), ['development', false, false]);
  assert.equal(runOf({ DEV: 'on' }), ['development', true, true]);
  assert.equal(runOf({ DEV: 'on', HOST: '::1', PUBLIC_URL: 'http://app.localhost:3000' })[2], true);
  assert.equal(runOf({ DEV: 'off', NODE_ENV: 'test' }), ['test', false, true]);
});

test('npm start tries out the embedded database of this machine, and nothing else', () => {
  assert.equal(runOf({ DEV: 'start' }), ['development', true, true]);
  assert.equal(runOf({ DEV: 'start', HOST: '127.0.0.1' }), ['development', true, true]);
  assert.equal(runOf({ DEV: 'start', ...postgres }), ['development', false, false]);
  assert.equal(runOf({ DEV: 'start', NODE_ENV: 'production' }), ['production', false, false]);
  assert.equal(runOf({ DEV: 'start', ...open }), ['production', false, false]);
});

test('a database of its own turns only the demo and the printed codes off', () => {
  assert.equal(runOf(postgres), ['development', false, false]);
  assert.equal(runOf({ ...postgres, DEV: 'on' }), ['development', false, true]);
});

test('the demo market is filled anywhere where it is asked for by name', () => {
  assert.is(hasDemo(readConfig({ DEMO: 'off', DEV: 'on' })), false);
  assert.is(hasDemo(readConfig({ DEMO: 'on', NODE_ENV: 'production' })), true);
});

test('what others reach is production, whatever NODE_ENV says', () => {
  for (const host of [
    '0.0.0.0',
    '::',
    'homes.local',
    '192.168.1.5',
    '127.0.0.1.example',
    'localhost.example',
  ])
    assert.is(readConfig({ HOST: host, ...open }).nodeEnv, 'production', host);
  assert.is(readConfig({ ...open, NODE_ENV: 'development' }).nodeEnv, 'production');
  for (const host of ['localhost', '127.0.0.1', '127.9.9.9', '::1'])
    assert.is(readConfig({ HOST: host }).nodeEnv, 'development', host);
});

test('production refuses to try out, and an address on which browsers keep no cookies', () => {
  for (const env of [open, { HOST: '0.0.0.0', ...open }, { NODE_ENV: 'production' }])
    assert.throws(() => readConfig({ DEV: 'on', ...env }), /DEV is wrong.*Remove DEV, or those/);
  for (const env of [{ PUBLIC_URL: 'http://homes.example' }, { HOST: '0.0.0.0' }, { HOST: '192.168.1.5' }])
    assert.throws(() => readConfig(env), /PUBLIC_URL is wrong.*begins with https:\/\/.*remove it and HOST/);
  const local = { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:8080' };
  assert.is(readConfig(local).nodeEnv, 'production', 'browsers keep Secure cookies of localhost');
});

test('payments are tried out in the demo alone, and real ones want all their settings', () => {
  assert.is(readConfig({ DEV: 'on' }).payments, 'test');
  assert.is(readConfig({}).payments, 'none');
  assert.is(readConfig({ DEMO: 'on', ...open }).payments, 'none');
  assert.throws(() => readConfig({ PAYMENTS: 'test', ...open }), /PAYMENTS is wrong.*given away/);
  const keys = { RAZORPAY_KEY_ID: 'k', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' };
  const all = { PAYMENTS: 'razorpay', ...keys, OPERATOR_NAME: 'Sahyadri', OPERATOR_ADDRESS: 'Pune', ...open };
  assert.is(readConfig(all).payments, 'razorpay');
  for (const name of [...Object.keys(keys), 'OPERATOR_NAME', 'OPERATOR_ADDRESS'])
    assert.throws(() => readConfig({ ...all, [name]: '' }), new RegExp(`PAYMENTS=razorpay needs ${name}`));
  for (const wrong of ['10', '10:0', '10:99,10:89', 'ten:99'])
    assert.throws(() => readConfig({ COIN_PACKS: wrong }), /COIN_PACKS is wrong.*10:99,25:199/);
  assert.throws(() => readConfig({ SELLER_GSTIN: '27AAPFU0939F1ZW' }), /SELLER_GSTIN is wrong/);
});

test('the settings that docs/operating.md and the Dockerfile show are accepted', () => {
  const files = ['docs/operating.md', 'Dockerfile'];
  const page = files
    .map((file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))
    .join('\n');
  const lines = [...page.matchAll(/^(?:Environment=|ENV )(.+)$/gm)].map(([, line = '']) => line);
  const shown = lines.flatMap((line) => line.split(' ').map((each) => each.split('=')));
  assert.ok(shown.length > 6);
  const known = new Set([...Object.keys(settings).map(variableOf), ...Object.keys(serverProcess('').env)]);
  for (const [variable = ''] of shown) assert.ok(known.has(variable), variable);
  readConfig(Object.fromEntries(shown.map(([variable = '', value = '']) => [variable, value])));
});

test('docs/operating.md and the Dockerfile start the process as npm start does', () => {
  const { args, env } = serverProcess('') as { args: string[]; env: Record<string, string> };
  for (const file of ['docs/operating.md', 'Dockerfile']) {
    const page = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    const [, ...started] = /^(?:ExecStart=|CMD )(.+)$/m.exec(page)?.[1]?.match(/[\w./=-]+/g) ?? [];
    assert.equal(started, args, file);
    const [line = ''] = page.match(/^(?:Environment=|ENV )NODE_ENV.+$/m) ?? [];
    for (const [variable, value] of Object.entries(env)) assert.match(line, `${variable}=${value}`);
  }
});

test('docs/settings.md lists every setting with its default and what it is for', () => {
  const page = readFileSync(new URL('../../docs/settings.md', import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const expected = Object.entries(settings).map(([name, { standard, says }]) => {
    const shown = standard === undefined ? '' : `\`${standard}\``;
    return `| \`${variableOf(name)}\` | ${shown} | ${says} |`;
  });
  assert.equal(rows, expected);
});

test.run();
