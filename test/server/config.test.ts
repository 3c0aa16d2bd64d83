/** Settings come from the environment; a wrong one names itself and the remedy. */
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hasDemo, readConfig, variableOf } from '../../server/config.js';
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
  assert.is(readConfig({ HOST: '0.0.0.0', PORT: '80' }).publicUrl, 'http://localhost:80');
  assert.is(readConfig({ HOST: 'homes.local' }).publicUrl, 'http://homes.local:3000');
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

test('the demo market is only for trying out, unless it is asked for', () => {
  assert.is(hasDemo(readConfig({})), true);
  assert.is(hasDemo(readConfig({ NODE_ENV: 'production' })), false);
  assert.is(hasDemo(readConfig({ DATABASE_URL: 'postgres://a/x' })), false);
  assert.is(hasDemo(readConfig({ DEMO: 'off' })), false);
  assert.is(hasDemo(readConfig({ DEMO: 'on', NODE_ENV: 'production' })), true);
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
