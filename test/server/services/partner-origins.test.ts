/** Which origins a key takes, and which pages match them. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isAllowed, policySourceOf, readOrigin } from '../../../server/services/partner-origins.js';
import { ServiceError } from '../../../server/services/service-error.js';

const test = suite('server/services/partner-origins');

const refusalOf = (text: string, mode: 'live' | 'test' = 'live'): string => {
  try {
    return `taken as ${readOrigin(text, mode)}`;
  } catch (thrown) {
    return thrown instanceof ServiceError && thrown.fields?.origins ? thrown.message : 'no refusal of ours';
  }
};

test('an origin is kept as browsers write it: lower case, punycode, no default port', () => {
  assert.is(readOrigin(' HTTPS://WWW.Builder.IN:443/ ', 'live'), 'https://www.builder.in');
  assert.is(readOrigin('https://घर.भारत', 'live'), 'https://xn--41b2c.xn--h2brj9c');
  assert.is(readOrigin('https://builder.in:8443', 'live'), 'https://builder.in:8443');
  assert.is(readOrigin('http://localhost:5173', 'test'), 'http://localhost:5173');
  assert.is(readOrigin('https://*.Builder.in', 'live'), 'https://*.builder.in');
});

for (const [text, remedy] of [
  ['builder.in', /not an address/],
  ['null', /not an address/],
  ['file:///home', /must begin with https/],
  ['javascript:alert(1)', /must begin with https/],
  ['https://builder.in/homes', /without a path/],
  ['https://builder.in/?a=1', /without a path/],
  ['https://user@builder.in', /without a path/],
  ['http://builder.in', /must be https/],
  ['https://a;script-src-elem', /letters, digits/],
  ['https://*.a;default-src.builder.in', /letters, digits/],
  ["https://a'b.builder.in", /letters, digits/],
  ['https://a,b.builder.in', /letters, digits/],
  ['https://localhost', /public host/],
  ['https://127.0.0.1', /public host/],
  ['https://*.com', /other people/],
  ['https://*.co.in', /other people/],
  ['https://*.github.io', /other people/],
  ['https://*.10.0.0.1', /other people|not an address/],
  ['https://*.*.builder.in', /one \*/],
  ['https://www.*.builder.in', /one \*/],
  ['https://w*.builder.in', /one \*/],
  ['https://*', /one \*/],
  ['https://*builder.in', /one \*|not an address/],
  ['^https://.*$', /not an address/],
] as const)
  test(`a live key does not take ${text}, and says what to do`, () => {
    assert.match(refusalOf(text), remedy);
  });

test('what does not read as an origin gets into no content policy', () => {
  assert.is(policySourceOf('https://*.builder.in', 'live'), 'https://*.builder.in');
  assert.is(policySourceOf('https://a;script-src-elem', 'live'), undefined);
});

test('a page matches an origin exactly: scheme, host and port', () => {
  const listed = ['https://www.builder.in'];
  assert.ok(isAllowed('https://www.builder.in', listed, 'live'));
  for (const other of [
    'http://www.builder.in',
    'https://www.builder.in:8443',
    'https://builder.in',
    'https://www.builder.in.evil.example',
    'https://evilwww.builder.in',
    'https://www.builder.in@evil.example',
    'https://WWW.builder.in',
    'https://www.builder.in/',
    'null',
    '',
    'file://',
  ])
    assert.not(isAllowed(other, listed, 'live'), other);
});

test('a wildcard stands for one label only', () => {
  const listed = ['https://*.builder.in'];
  assert.ok(isAllowed('https://pune.builder.in', listed, 'live'));
  for (const other of [
    'https://builder.in',
    'https://a.b.builder.in',
    'https://evilbuilder.in',
    'https://.builder.in',
    'http://pune.builder.in',
    'https://pune.builder.in:444',
    'https://pune.builder.in.evil.example',
  ])
    assert.not(isAllowed(other, listed, 'live'), other);
});

test('an empty list means nobody; a test key works on its developer’s own machine', () => {
  assert.not(isAllowed('https://www.builder.in', [], 'live'));
  assert.not(isAllowed('http://localhost:3000', [], 'live'));
  assert.not(isAllowed('https://www.builder.in', [], 'test'));
  for (const own of ['http://localhost:5173', 'http://127.0.0.1:8080', 'https://shop.localhost:1'])
    assert.ok(isAllowed(own, [], 'test'), own);
  assert.not(isAllowed('http://localhost.evil.example', [], 'test'));
});

test.run();
