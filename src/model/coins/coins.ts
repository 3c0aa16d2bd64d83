/** Coins: the balance that contacts are paid from, the same in every tab (S-104, S-185, S-186, C-14). */
import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import { getCoins } from '../../api/contract/contact.js';
import { hasStatus } from '../../api/errors.js';
import { $api } from '../connection/api-client.js';
import { $connection } from '../connection/connection.js';
import { isOwnSite } from '../connection/page-connection.js';
import { readStored, writeStored } from '../connection/storage.js';
import { pricesOf, usualPrices } from '../rules/contact-price.js';
import {
  $isLoggedIn,
  checkAuthFx,
  logFailureFx,
  sessionCheckRequested,
  sessionLost,
  sessionRequested,
  signedOut,
} from '../session/session.js';

/** The longest wait for the stored balance, in milliseconds; after it the balance begins at 0 (S-186). */
export const rehydrateLimit = 5000;

// Events
/** The server has answered the balance. */
export const balanceAnswered = createEvent<number>();
/** Another tab may have changed the stored balance; carries the new one, null when nobody is signed in. */
const cacheSeen = createEvent<string | null>();
const pageFocused = createEvent();

// Effects
/** Holds how the stored balance is read; tests and hosts may replace it. */
export const $readBalance = createStore<typeof readStored | ((name: string) => Promise<string | null>)>(
  readStored,
);

const rehydrateFx = attach({
  source: { read: $readBalance, connection: $connection },
  effect: ({ read, connection }) => {
    const late = new Promise<null>((resolve) => {
      const timer: unknown = setTimeout(resolve, rehydrateLimit, null);
      (timer as { unref?: () => void }).unref?.();
    });
    return Promise.race([read('coin', connection), late]);
  },
});

const storeBalanceFx = attach({
  source: $connection,
  effect: (connection, coins: number | null) => {
    writeStored('coin', coins === null ? null : String(coins), connection);
  },
});

/** Counts the answers, so that an answer to an older request is recognised. */
const $answers = createStore(0).on(balanceAnswered, (count) => count + 1);

/** Asks for the balance (S-419). */
export const fetchCoinsFx = attach({
  source: { api: $api, before: $answers },
  effect: async ({ api, before }) => {
    const answer = await api.call(getCoins, {});
    return { ...answer, before };
  },
});

const listenFx = attach({
  source: $connection,
  effect: (connection) => {
    // No listeners on a partner's page: a sign-in in another tab does not count there.
    if (!isOwnSite(connection)) return;
    const see = scopeBind(cacheSeen, { safe: true });
    const wake = scopeBind(pageFocused, { safe: true });
    const look = () => {
      see(readStored('coin', connection));
    };
    addEventListener('storage', look);
    addEventListener('focus', () => {
      look();
      wake();
    });
  },
});

// Stores
const balanceOf = (text: string | null): number | null => {
  const coins = text === null ? Number.NaN : Number(text);
  return Number.isSafeInteger(coins) && coins >= 0 ? coins : null;
};

/** Holds the balance, a whole number of coins; 0 until the server has said otherwise (S-186). */
export const $coins = createStore(0)
  .on(rehydrateFx.doneData, (coins, kept) => balanceOf(kept) ?? coins)
  .on(cacheSeen, (coins, kept) => balanceOf(kept) ?? coins)
  .on(balanceAnswered, (coins, answer) => balanceOf(String(answer)) ?? coins)
  .on(checkAuthFx.doneData, (coins, isLoggedIn) => (isLoggedIn ? coins : 0))
  .reset(signedOut);

/** Holds what View Number or Contact costs in coins, by the place of the button (S-180, S-181, C-01). */
export const $contactPrices = createStore(usualPrices).on(fetchCoinsFx.doneData, (_, { prices }) =>
  pricesOf(prices),
);

const $isListening = createStore(false).on(listenFx, () => true);

// Wiring
sample({
  clock: sessionRequested,
  source: $isListening,
  filter: (isListening) => !isListening && typeof globalThis.addEventListener === 'function',
  target: [listenFx, rehydrateFx],
});
sample({ clock: checkAuthFx.doneData, filter: Boolean, target: fetchCoinsFx });
sample({ clock: pageFocused, source: $isLoggedIn, filter: Boolean, target: fetchCoinsFx });
sample({
  clock: cacheSeen,
  source: $isLoggedIn,
  filter: (isLoggedIn, kept) => isLoggedIn === (kept === null),
  target: sessionCheckRequested,
});
sample({
  clock: fetchCoinsFx.doneData,
  source: $answers,
  filter: (answers, { before }) => answers === before,
  fn: (_, { coins }) => coins,
  target: balanceAnswered,
});
sample({ clock: fetchCoinsFx.failData, filter: (error) => hasStatus(error, 401), target: sessionLost });
sample({ clock: fetchCoinsFx.failData, target: logFailureFx });
sample({ clock: balanceAnswered, source: $coins, target: storeBalanceFx });
// When nobody is signed in, the last person's balance is cleared.
sample({
  clock: checkAuthFx.doneData,
  filter: (isLoggedIn) => !isLoggedIn,
  fn: () => null,
  target: storeBalanceFx,
});
sample({ clock: signedOut, fn: () => null, target: storeBalanceFx });
