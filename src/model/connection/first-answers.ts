/**
 * Answers that are under way before they are asked for: those that the script of a partner's page has asked for before the
 * widgets had come (docs/decisions/0102), and those of a control that a finger is on.
 */

/** The answers by the address that was asked, each good for one call. */
export type FirstAnswers = Map<string, Promise<Response>>;

/** Milliseconds for which an answer is kept that was asked for while a finger was still down. */
const aheadFor = 2_000;

const ahead: FirstAnswers = new Map();

// Our client names every address as text.
const keyOf = (address: RequestInfo | URL): string => (typeof address === 'string' ? address : '');

/** Fetches what is about to be asked for; the read that follows takes the answer. */
export const fetchAhead: typeof fetch = (address, init) => {
  const answer = fetch(address, init);
  const key = keyOf(address);
  const kept = answer.then((reply) => reply.clone());
  // Perhaps nobody takes it.
  kept.catch(() => undefined);
  ahead.set(key, kept);
  setTimeout(() => ahead.delete(key), aheadFor);
  return answer;
};

const taken = (address: string): Promise<Response> | undefined => {
  const { firstAnswers } = (globalThis as { Housing?: { firstAnswers?: FirstAnswers } }).Housing ?? {};
  const answer = ahead.get(address) ?? firstAnswers?.get(address);
  ahead.delete(address);
  firstAnswers?.delete(address);
  return answer;
};

const abortOf = (signal: AbortSignal | null | undefined): Promise<undefined> =>
  new Promise((resolve) => {
    signal?.addEventListener('abort', () => {
      resolve(undefined);
    });
  });

/** Fetches; a read whose answer was asked for already takes that one, unless it failed. */
export const fetchFirst: typeof fetch = (address, init) => {
  const answer = taken(keyOf(address));
  // Without a wait, so that a request is on its way before what it changes is drawn.
  if (!answer) return fetch(address, init);
  return Promise.race([answer.catch(() => undefined), abortOf(init?.signal)]).then((first) =>
    first?.ok ? first : fetch(address, init),
  );
};
