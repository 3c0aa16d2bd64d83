import '../../support/dom.js';
import { allSettled, fork } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  $coins,
  $isLoggedIn,
  $isSessionAsked,
  $isSessionKnown,
  $readBalance,
  balanceAnswered,
  logOutRequested,
  sessionRequested,
} from '../../../src/model/account/entry.js';
import { $api, $connection, $waitingToasts } from '../../../src/model/index.js';
import { fakeApi, type FakeReply } from '../../support/fake-api.js';

const test = suite('model/session/session');

// Pages of earlier tests would listen too.
const { addEventListener: listen } = globalThis;
let listeners: Record<string, () => void> = {};
const hear = (event: string): void => listeners[event]?.();

test.before.each(() => {
  localStorage.clear();
  listeners = {};
  globalThis.addEventListener = ((event: string, listener: () => void) => {
    listeners[event] = listener;
  }) as typeof addEventListener;
});
test.after(() => {
  globalThis.addEventListener = listen;
});

const fails = (status: number) => () => {
  throw { reason: 'status', status } as unknown as Error;
};

const quietly = async (work: () => Promise<unknown>): Promise<unknown[]> => {
  const logged: unknown[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => void logged.push(...words);
  await work().finally(() => {
    console.error = error;
  });
  return logged;
};

const open = async (replies: Record<string, FakeReply>, values: [unknown, unknown][] = []) => {
  const fake = fakeApi(replies);
  const scope = fork({ values: [[$api, fake.api], ...values] as never });
  await allSettled(sessionRequested, { scope });
  return { ...fake, scope, names: () => fake.calls.map(({ name }) => name) };
};

const signedIn = { checkAuth: () => ({ authenticated: true }), 'get-coin': () => ({ coins: 7 }) };

test('at the start the server is asked who is signed in, then for the balance (S-202)', async () => {
  const { scope, names } = await open(signedIn);
  assert.equal(names(), ['GET /api/v1/checkAuth', 'GET /api/v1/get-coin']);
  assert.is(scope.getState($isLoggedIn), true);
  assert.is(scope.getState($coins), 7);
});

test('signed out, no balance is asked for and the cache of the last person goes (C-14)', async () => {
  localStorage.setItem('coin', '12');
  const { scope, names } = await open({ checkAuth: () => ({ authenticated: false }) });
  assert.equal(names(), ['GET /api/v1/checkAuth']);
  assert.is(scope.getState($isSessionKnown), true);
  assert.is(scope.getState($coins), 0);
  assert.is(localStorage.getItem('coin'), null);
});

test('several views ask once', async () => {
  const { scope, calls } = await open(signedIn);
  await allSettled(sessionRequested, { scope });
  assert.is(calls.filter(({ name }) => name.endsWith('checkAuth')).length, 1);
});

test('a failed question is only logged, and asked again by the next view (S-202, S-468)', async () => {
  const logged = await quietly(async () => {
    const { scope } = await open({ checkAuth: fails(500) });
    assert.is(scope.getState($isLoggedIn), false);
    assert.is(scope.getState($isSessionKnown), false);
    assert.is(scope.getState($isSessionAsked), true);
    assert.equal(scope.getState($waitingToasts), []);
  });
  assert.equal(logged, [{ reason: 'status', status: 500 }]);
});

test('a balance that does not come is only logged, and the kept one stays (S-468)', async () => {
  localStorage.setItem('coin', '4');
  const logged = await quietly(async () => {
    const { scope } = await open({ ...signedIn, 'get-coin': fails(500) });
    assert.is(scope.getState($coins), 4);
    assert.equal(scope.getState($waitingToasts), []);
  });
  assert.is(logged.length, 1);
});

test('the balance is kept under coin, and only it (S-186)', async () => {
  const { scope } = await open(signedIn);
  assert.is(localStorage.getItem('coin'), '7');
  await allSettled(balanceAnswered, { scope, params: 5 });
  assert.is(localStorage.getItem('coin'), '5');
  assert.is(localStorage.length, 1);
});

test('a slow store of the balance is waited for 5 seconds at most (S-186)', async () => {
  const { setTimeout: real } = globalThis;
  const waits: unknown[] = [];
  globalThis.setTimeout = ((run: (value: unknown) => void, wait: number, value: unknown) => {
    waits.push(wait);
    real(run, 0, value);
    // Not the timer itself: the model lets the process end before it, and here nothing else would keep it alive.
    return 0;
  }) as unknown as typeof setTimeout;
  const never = () => new Promise<string>(() => undefined);
  const { scope } = await open(signedIn, [[$readBalance, never]]);
  globalThis.setTimeout = real;
  assert.ok(waits.includes(5000));
  assert.is(scope.getState($coins), 7);
});

test('an answer that is no balance changes nothing', async () => {
  const { scope } = await open(signedIn);
  for (const odd of [-1, 1.5, Number.NaN, undefined, 'many']) {
    await allSettled(balanceAnswered, { scope, params: odd as number });
    assert.is(scope.getState($coins), 7);
  }
});

test('another tab’s change of the kept balance is taken over, its log out asked about', async () => {
  let authenticated = true;
  const { scope, callsOf } = await open({ ...signedIn, checkAuth: () => ({ authenticated }) });
  localStorage.setItem('coin', '3');
  hear('storage');
  assert.is(scope.getState($coins), 3);
  authenticated = false;
  localStorage.removeItem('coin');
  hear('storage');
  await allSettled(scope);
  assert.is(callsOf('checkAuth').length, 2);
  assert.is(scope.getState($isLoggedIn), false);
  assert.is(scope.getState($coins), 0);
});

test('coming back to the page asks for the balance again (C-14)', async () => {
  let coins = 7;
  const { scope } = await open({ ...signedIn, 'get-coin': () => ({ coins }) });
  coins = 9;
  hear('focus');
  await allSettled(scope);
  assert.is(scope.getState($coins), 9);
});

test('a balance asked for before something was paid does not undo the payment', async () => {
  let answer: (reply: unknown) => void = () => undefined;
  let isFirst = true;
  const { scope } = await open({
    ...signedIn,
    'get-coin': () => {
      if (!isFirst) return new Promise((resolve) => (answer = resolve));
      isFirst = false;
      return { coins: 7 };
    },
  });
  hear('focus');
  const paid = allSettled(balanceAnswered, { scope, params: 5 });
  answer({ coins: 7 });
  await paid;
  assert.is(scope.getState($coins), 5);
});

test('log out says so, forgets the balance and keeps nothing (S-201, S-217)', async () => {
  const { scope } = await open({ ...signedIn, logout: () => ({ message: 'x' }) });
  await allSettled(logOutRequested, { scope });
  assert.is(scope.getState($isLoggedIn), false);
  assert.is(scope.getState($coins), 0);
  assert.is(localStorage.getItem('coin'), null);
  assert.equal(
    scope.getState($waitingToasts).map(({ tone, text }) => `${tone}: ${text}`),
    ['success: Log Out Successfully'],
  );
});

test('a log out whose body cannot be read is one (S-410)', async () => {
  const { scope } = await open({
    ...signedIn,
    logout: () => {
      throw { reason: 'bad-answer' } as unknown as Error;
    },
  });
  await allSettled(logOutRequested, { scope });
  assert.is(scope.getState($isLoggedIn), false);
});

test('a failed log out says so and leaves the person signed in (S-217)', async () => {
  await quietly(async () => {
    const { scope } = await open({ ...signedIn, logout: fails(500) });
    await allSettled(logOutRequested, { scope });
    assert.is(scope.getState($isLoggedIn), true);
    assert.equal(
      scope.getState($waitingToasts).map(({ tone, text }) => `${tone}: ${text}`),
      ['error: Failed to log out. Please try again.'],
    );
  });
});

test('on a partner’s page nobody is asked: its calls carry no cookie', async () => {
  const connection = { apiBase: 'https://homes.example', key: 'pk_1' };
  const { scope, names } = await open({}, [[$connection, connection]]);
  assert.equal(names(), []);
  assert.is(scope.getState($isSessionKnown), true);
  assert.is(scope.getState($isLoggedIn), false);
});

test.run();
