/**
 * Answers that are under way before they are asked for: those that the script of a partner's page has asked for before the
 * widgets had come (docs/decisions/0205), and those of a control that a finger is on.
 */

export type { DrawnElement, FirstCards, FirstScreen } from '../../api/contract/first-cards.schema.js';

/** The answer to a call. */
export interface FirstAnswer {
  /** The whole address of the call. */
  readonly address: string;
  readonly reply: Response;
}

/** What the script of a page has asked for; undefined is what did not come. */
export type FirstAnswers = Set<Promise<FirstAnswer | undefined>>;

/** Milliseconds for which an answer is kept that was asked for while a finger was still down. */
const aheadFor = 2_000;

const ahead = new Map<string, Promise<Response>>();

/** Fetches what is about to be asked for; the read that follows takes the answer. */
export const fetchAhead: typeof fetch = (address, init) => {
  const answer = fetch(address, init);
  // Our client names every address as text.
  const key = address as string;
  const kept = answer.then((reply) => reply.clone());
  // Perhaps nobody takes it.
  kept.catch(() => undefined);
  ahead.set(key, kept);
  setTimeout(() => ahead.delete(key), aheadFor);
  return answer;
};

/** The answer that the page's script has asked for, if it is to this call. */
const brought = async (address: string, answers: FirstAnswers): Promise<Response | undefined> =>
  (await Promise.all(answers)).find((known) => known?.address === address)?.reply.clone();

const taken = (address: string): Promise<Response | undefined> | undefined => {
  const answer = ahead.get(address);
  ahead.delete(address);
  if (answer) return answer;
  const { firstAnswers } = (globalThis as { Housing?: { firstAnswers?: FirstAnswers } }).Housing ?? {};
  return firstAnswers?.size && address.includes('fields=card') ? brought(address, firstAnswers) : undefined;
};

const abortOf = (signal: AbortSignal | null | undefined): Promise<undefined> =>
  new Promise((resolve) => {
    signal?.addEventListener('abort', () => {
      resolve(undefined);
    });
  });

/** Fetches; a read whose answer was asked for already takes that one, unless it failed. */
export const fetchFirst: typeof fetch = (address, init) => {
  const answer = taken(address as string);
  // Without a wait, so that a request is on its way before what it changes is drawn.
  if (!answer) return fetch(address, init);
  return Promise.race([answer.catch(() => undefined), abortOf(init?.signal)]).then((first) =>
    first?.ok ? first : fetch(address, init),
  );
};
