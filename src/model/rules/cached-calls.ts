/** What the service worker keeps and what it leaves alone. */
import { accountHeader, checkAuth, logOut } from '../../api/contract/accounts.js';
import { deleteAccount } from '../../api/contract/accounts-security.js';
import { listSaved } from '../../api/contract/saved.js';

/** The path of an address. */
export const pathOfCall = (url: string): string => new URL(url).pathname;

/** Tells whether an address is of a page that partners frame or of one of our windows, or of what only those load. */
export const isForeign = (url: string): boolean => pathOfCall(url).startsWith('/embed/');

/** The calls that say who is signed in, and that end it. */
export const sessionCalls = {
  whoCall: checkAuth.path,
  accountHeader,
  isEnd: (method: string, path: string): boolean =>
    (method === logOut.method && path === logOut.path) ||
    (method === deleteAccount.method && path === deleteAccount.path),
} as const;

const lists = /^\/api\/v3\/properties\/[\w-]+$/;

/** Tells where the answer of an address is kept: with the site, for the person, with the last search; undefined for all else. */
export const placeOf = (url: string): 'shell' | 'picture' | 'personal' | 'search' | undefined => {
  const { pathname, searchParams } = new URL(url);
  if (pathname.startsWith('/assets/') || pathname.startsWith('/art/')) return 'shell';
  if (pathname.startsWith('/media/')) return 'picture';
  if (pathname === checkAuth.path || pathname === listSaved.path) return 'personal';
  if (!lists.test(pathname)) return undefined;
  return searchParams.has('ids') ? 'personal' : 'search';
};

/** Lists of the names of caches those that go when somebody signs in or out. */
export const cachesAfter = (names: readonly string[], account: string): string[] =>
  names.filter((name) => name.startsWith('personal-') && name !== `personal-${account}`);
