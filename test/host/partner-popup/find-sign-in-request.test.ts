/** Who opened the sign-in window: a page to go back to is a page, and an unknown one is not gone back to. */
import '../../support/dom.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { decline } from '../../../src/host/partner-popup/deliver.js';
import { findSignInRequest } from '../../../src/host/partner-popup/find-sign-in-request.js';

const test = suite('host/partner-popup/find-sign-in-request');

const asking = (returnTo: string, more: Record<string, string> = {}): void => {
  const asked = { key: 'pk_live_a', challenge: 'c', state: 's', return: returnTo, ...more };
  const query = new URLSearchParams(asked);
  history.replaceState(null, '', `/embed/sign-in?${String(query)}`);
};

test('a way back that is a script, a file or no address at all is nobody’s', async () => {
  for (const returnTo of [
    'javascript:alert(1)',
    'JavaScript:alert(1)//x',
    'data:text/html,x',
    'file:///x',
    'nowhere',
  ]) {
    asking(returnTo);
    assert.is(await findSignInRequest(), null, returnTo);
  }
  asking('https://www.sahyadri.example/homes');
  assert.is((await findSignInRequest())?.request.origin, 'https://www.sahyadri.example');
});

test('a page asks for the uses it names; one that names none, with earlier files, asks for all (S-550)', async () => {
  const usesOf = async (more: Record<string, string>) => {
    asking('https://www.sahyadri.example/homes', more);
    return (await findSignInRequest())?.request.uses;
  };
  assert.equal(await usesOf({ for: 'managing reaching everything' }), ['reaching', 'managing']);
  assert.equal(await usesOf({ for: 'posting' }), ['posting']);
  for (const more of [{}, { for: '' }, { for: 'everything' }] as Record<string, string>[])
    assert.equal(await usesOf(more), ['reaching', 'posting', 'managing']);
});

test('a page that the server does not know under its key is not gone back to', async () => {
  const went: string[] = [];
  const { replace } = location;
  location.replace = (address: string | URL) => void went.push(String(address));
  const request = {
    ...{
      key: 'pk_live_none',
      challenge: 'c',
      delivery: 'redirect' as const,
      uses: ['reaching'] as ['reaching'],
    },
    ...{ origin: 'https://evil.example', returnTo: 'https://evil.example/x' },
  };
  decline(request, 's', false);
  decline(null, 's', false);
  decline({ ...request, origin: 'https://ok.example', returnTo: 'https://ok.example/x' }, 's', true);
  location.replace = replace;
  assert.equal(went, ['/', '/', 'https://ok.example/x']);
});

test.run();
