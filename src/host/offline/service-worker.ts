/**
 * The service worker of the site: without a network it answers the frame of the site, the homes that were saved with their first
 * pictures, and the last search. It never touches what partner pages frame, sign-in windows, or the calls that open an owner.
 */
import { cachesAfter, isForeign, pathOfCall, placeOf, sessionCalls } from '../../model/rules/cached-calls.js';

/** What the build puts here: another for every build, so that browsers learn of a new version. */
declare const buildOfSite: string;
/** The address of the picture that stands beside what is pushed. */
declare const iconOfSite: string;

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchingEvent extends WaitingEvent {
  readonly request: Request;
  readonly clientId: string;
  respondWith(answer: Promise<Response>): void;
}
interface PushedEvent extends WaitingEvent {
  readonly data: { json(): unknown } | null;
}
interface PressedEvent extends WaitingEvent {
  readonly notification: Notification;
}
interface WindowClient {
  readonly url: string;
  readonly frameType: string;
  focus(): Promise<unknown>;
}

/** What service workers have; the types of pages do not know it. */
interface WorkerScope {
  /** Some browsers push to installed sites alone. */
  readonly registration: Omit<ServiceWorkerRegistration, 'pushManager'> & { pushManager?: PushManager };
  readonly clients: {
    get(id: string): Promise<WindowClient | undefined>;
    matchAll(options: object): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listen: (event: WorkerEvents[Name]) => void,
  ): void;
}
interface WorkerEvents {
  install: WaitingEvent;
  activate: WaitingEvent;
  fetch: FetchingEvent;
  push: PushedEvent;
  notificationclick: PressedEvent;
  message: WaitingEvent & { readonly data: unknown };
}
const worker = globalThis as unknown as WorkerScope;

const shell = `shell-${buildOfSite}`;
const shellPath = '/saved';
/** Pictures and answers of one kind that are kept, the newest. */
const most = { pictures: 80, answers: 8 };

const find = (name: string, key: string | Request): Promise<Response | undefined> =>
  caches.open(name).then((cache) => cache.match(key, { ignoreVary: true }));

/** Keeps aside what was answered: a full disk, or no leave to store, takes no answer away, and none waits for it. */
const keepAside = (event: WaitingEvent, work: Promise<unknown>): void => {
  event.waitUntil(work.catch(() => undefined));
};

/** Keeps an answer; what is older than the newest so many of its kind goes. */
const store = async (name: string, key: string | Request, answer: Response): Promise<void> => {
  const cache = await caches.open(name);
  await cache.put(key, answer);
  // The page of the last search is one, and is replaced by the next.
  const same = (await cache.keys()).filter(
    ({ url }) => pathOfCall(url) !== '/search' && url.includes('/media/') === keyOf(key).includes('/media/'),
  );
  const limit = keyOf(key).includes('/media/') ? most.pictures : most.answers;
  await Promise.all(same.slice(0, Math.max(0, same.length - limit)).map((old) => cache.delete(old)));
};

const keyOf = (key: string | Request): string => (typeof key === 'string' ? key : key.url);

// The account that is signed in, by a digest; what was kept for another one goes.
const accountKey = '/account';
const accountNow = async (): Promise<string> => (await (await find('account', accountKey))?.text()) ?? '';
const setAccount = async (account: string): Promise<void> => {
  const before = await accountNow();
  await (await caches.open('account')).put(accountKey, new Response(account));
  const gone = cachesAfter(await caches.keys(), account);
  await Promise.all(gone.map((name) => caches.delete(name)));
  if (before === '') return;
  // What is pushed was for the one before.
  const subscription = await worker.registration.pushManager?.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => undefined);
};
const personal = async (): Promise<string> => `personal-${await accountNow()}`;

/** Keeps the page without its content, and the files that it names. */
const keepShell = async (): Promise<void> => {
  const page = await fetch(shellPath, { cache: 'no-cache', credentials: 'same-origin' });
  if (!page.ok) throw new Error('The page was not answered.');
  const files = new Set((await page.clone().text()).match(/\/(?:assets|art)\/[\w./-]+/g) ?? []);
  const cache = await caches.open(shell);
  await cache.put(shellPath, page);
  await Promise.all(
    [...files].map(async (file) => {
      if (!(await cache.match(file))) await cache.add(file);
    }),
  );
};

/** The network's answer, or without a network what was kept. */
const networkFirst = async (
  request: Request,
  storedAnswer: () => Promise<Response | undefined>,
): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (failure) {
    const answer = await storedAnswer().catch(() => undefined);
    if (answer) return answer;
    throw failure;
  }
};

const cacheFirst = async (event: FetchingEvent, name: string): Promise<Response> => {
  const { request } = event;
  const known = await find(name, request).catch(() => undefined);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok && answer.type === 'basic') {
    const copy = answer.clone();
    keepAside(
      event,
      caches.open(name).then((cache) => cache.put(request, copy)),
    );
  }
  return answer;
};

/** Answers a call whose answers are kept, for the person or for all. */
const answerCall = async (event: FetchingEvent, place: 'personal' | 'search'): Promise<Response> => {
  const { request } = event;
  const path = pathOfCall(request.url);
  const name = async () => (place === 'personal' ? personal() : 'search');
  const answer = await networkFirst(request, async () => find(await name(), request));
  if (answer.redirected || !answer.ok) return answer;
  if (path === sessionCalls.whoCall) {
    const account = answer.headers.get(sessionCalls.accountHeader);
    const isOther = account !== null && account !== (await accountNow().catch(() => ''));
    if (isOther) await setAccount(account).catch(() => undefined);
  }
  const copy = answer.clone();
  keepAside(
    event,
    name().then((cache) => store(cache, request, copy)),
  );
  return answer;
};

const answerPicture = async (event: FetchingEvent, page: string): Promise<Response> => {
  const { request } = event;
  const name = page === '/saved' ? await personal().catch(() => 'search') : 'search';
  const known = await find(name, request).catch(() => undefined);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok && answer.type === 'basic') keepAside(event, store(name, request, answer.clone()));
  return answer;
};

/** Answers what a page of ours asks for; what framed pages and windows ask for goes to the network as it is. */
const answerPage = async (event: FetchingEvent): Promise<Response> => {
  const { request, clientId } = event;
  const client = await worker.clients.get(clientId);
  if (!client || client.frameType === 'nested' || isForeign(client.url)) return fetch(request);
  const place = placeOf(request.url);
  if (place === 'shell') return cacheFirst(event, shell);
  if (place === 'picture') {
    const page = new URL(client.url).pathname;
    return page === '/saved' || page === '/search' ? answerPicture(event, page) : fetch(request);
  }
  return place ? answerCall(event, place) : fetch(request);
};

/** Answers a page: the last search as it was, all others by the frame of the site; the server has put nothing personal in. */
const answerNavigation = async (event: FetchingEvent): Promise<Response> => {
  const { request } = event;
  const answer = await networkFirst(
    request,
    async () => (await find('search', request.url)) ?? find(shell, shellPath),
  );
  if (pathOfCall(request.url) === '/search' && answer.ok && !answer.redirected) {
    const copy = answer.clone();
    const keep = async (): Promise<void> => {
      const cache = await caches.open('search');
      const others = (await cache.keys()).filter(({ url }) => pathOfCall(url) === '/search');
      await Promise.all(others.map((old) => cache.delete(old)));
      await cache.put(request.url, copy);
    };
    keepAside(event, keep());
  }
  return answer;
};

/** Whoever signs out, or deletes the account, leaves nothing behind. */
const forgetAfter = async (request: Request): Promise<Response> => {
  const answer = await fetch(request);
  if (answer.ok) await setAccount('').catch(() => undefined);
  return answer;
};

worker.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
});

worker.addEventListener('activate', (event) => {
  const tidy = async (): Promise<void> => {
    const old = (await caches.keys()).filter((name) => name.startsWith('shell-') && name !== shell);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (!request.url.startsWith(`${location.origin}/`) || isForeign(request.url)) return;
  if (request.mode === 'navigate') {
    if (request.destination === 'document' && request.method === 'GET')
      event.respondWith(answerNavigation(event));
    return;
  }
  if (sessionCalls.isEnd(request.method, pathOfCall(request.url))) event.respondWith(forgetAfter(request));
  else if (request.method === 'GET' && placeOf(request.url)) event.respondWith(answerPage(event));
});

worker.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'take-over') void worker.skipWaiting();
  if (!Array.isArray(data)) return;
  // What the page had loaded before this worker was there.
  const files = data.filter((url): url is string => typeof url === 'string' && placeOf(url) === 'shell');
  const work = caches.open(shell).then((cache) =>
    Promise.all(
      files.map(async (file) => {
        if (!(await cache.match(file))) await cache.add(file).catch(() => undefined);
      }),
    ),
  );
  event.waitUntil(work);
});

worker.addEventListener('push', (event) => {
  const { title = '', body = '', path = '/news' } = (event.data?.json() ?? {}) as Record<string, string>;
  const shown = worker.registration.showNotification(title, {
    body,
    tag: 'news',
    icon: iconOfSite,
    data: path,
  });
  event.waitUntil(shown);
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(String(event.notification.data), location.origin);
  if (address.origin !== location.origin) return;
  const open = async (): Promise<void> => {
    const windows = await worker.clients.matchAll({ type: 'window' });
    // A window that shows something else stays: a form may be half filled there.
    const ours = windows.find(({ url }) => pathOfCall(url) === address.pathname);
    await (ours ? ours.focus() : worker.clients.openWindow(address.href));
  };
  event.waitUntil(open());
});
