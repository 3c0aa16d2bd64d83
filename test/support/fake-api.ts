/** A fake API client: answers each endpoint by its path and records the calls. */
import type { ApiClient, CallOptions } from '../../src/api/client.js';
import type { Endpoint } from '../../src/api/contract/endpoint.js';

/** One call as the model made it. */
export interface AskedCall {
  /** Method and path template, as in "GET /api/v3/facets/:kind". */
  name: string;
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  headers: Record<string, string>;
}

/** What an endpoint answers: a reply, perhaps with headers; throw an ApiError to fail. */
export type FakeReply = (call: AskedCall) => unknown;

/** Adds headers to a reply. */
export class Answered {
  constructor(
    readonly reply: unknown,
    readonly headers: Record<string, string>,
  ) {}
}

/** The fake with the calls it got, oldest first. */
export interface FakeApi {
  api: ApiClient;
  calls: AskedCall[];
  /** The calls of one endpoint. */
  callsOf: (part: string) => AskedCall[];
}

const unanswered = { reason: 'status', status: 404 } as unknown as Error;

/** Makes a client that answers by the last part of "METHOD /path" that is named; anything else is a 404. */
export const fakeApi = (replies: Record<string, FakeReply>): FakeApi => {
  const calls: AskedCall[] = [];
  const send = async (endpoint: Endpoint, input: object, { headers = {} }: CallOptions = {}) => {
    const { params = {}, query = {}, body } = input as Partial<AskedCall>;
    const call: AskedCall = { name: `${endpoint.method} ${endpoint.path}`, params, query, body, headers };
    calls.push(call);
    const found = Object.entries(replies).find(([part]) => call.name.includes(part));
    if (!found) throw unanswered;
    const answer = await found[1](call);
    return answer instanceof Answered
      ? { reply: answer.reply, headers: new Headers(answer.headers) }
      : { reply: answer, headers: new Headers() };
  };
  const api = { send, call: async (...args: Parameters<typeof send>) => (await send(...args)).reply };
  return {
    api,
    calls,
    callsOf: (part) => calls.filter((call) => call.name.includes(part)),
  };
};
