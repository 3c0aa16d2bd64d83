/** The one client of the API: fills paths, strips empty parameters, turns every failure into an ApiError. */
import redaxios, { type Options } from 'redaxios';
import {
  addressOf,
  type Endpoint,
  type EndpointInput,
  type EndpointTypes,
  type ReplyShape,
} from './contract/endpoint.js';
import { fail } from './errors.js';
import { failureOf } from './failures.js';

/** How a page reaches the server. */
export interface ApiClientOptions {
  /** Scheme, host and prefix, without a slash at the end; '' means the page's own origin. */
  baseUrl: string;
  /** Whether cookies go along (C-16); partner pages read without. */
  credentials: boolean;
  /** Returns the headers that stand for a person where no cookie does, as far as a call needs them. */
  authorize?: (call: Pick<Endpoint, 'partner'>) => Promise<Record<string, string>> | undefined;
  /** Another fetch: for tests, or one that reports upload progress. */
  fetch?: typeof fetch;
}

/** What one call may ask for. */
export interface CallOptions {
  /** Milliseconds until the call gives up; none by default (S-009, C-61). */
  timeout?: number;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  fetch?: typeof fetch;
}

/** A reply with the headers it came with. */
export interface Answer<T> {
  reply: T;
  headers: Headers;
}

/** Calls endpoints of the contract. Both methods reject with an ApiError and with nothing else. */
export interface ApiClient {
  /** Calls an endpoint and answers its reply. */
  call<T extends EndpointTypes>(
    endpoint: Endpoint<T>,
    input: EndpointInput<T>,
    options?: CallOptions,
  ): Promise<T['reply']>;
  /** The same, with the headers (X-Total-Count, Date). */
  send<T extends EndpointTypes>(
    endpoint: Endpoint<T>,
    input: EndpointInput<T>,
    options?: CallOptions,
  ): Promise<Answer<T['reply']>>;
}

type Input = { params?: object; query?: object; body?: object };

const hasShape = (reply: unknown, shape: ReplyShape): boolean =>
  shape === 'list'
    ? Array.isArray(reply)
    : typeof reply === 'object' && reply !== null && !Array.isArray(reply);

/** redaxios ignores `signal` and timeouts, so they ride on the fetch it is given. */
const fetchWith = (base: typeof fetch, options: CallOptions): typeof fetch => {
  const signals = [options.signal, options.timeout ? AbortSignal.timeout(options.timeout) : undefined].filter(
    (signal) => signal !== undefined,
  );
  if (signals.length === 0) return base;
  return (url, init) => base(url, { ...init, signal: AbortSignal.any(signals) });
};

/** Makes a client for one server. */
export const createApiClient = (settings: ApiClientOptions): ApiClient => {
  const send: ApiClient['send'] = async (endpoint, input, options = {}) => {
    const { body } = input as Input;
    // Without a wait a request is on its way before what it changes is drawn.
    const person = settings.authorize?.(endpoint);
    const headers = { ...options.headers, ...(person && (await person)) };
    const fetchFunction = options.fetch ?? settings.fetch ?? fetch.bind(globalThis);
    const request: Options = {
      method: endpoint.method.toLowerCase() as NonNullable<Options['method']>,
      url: settings.baseUrl + addressOf(endpoint, input as Input),
      withCredentials: settings.credentials,
      fetch: fetchWith(fetchFunction, options),
      headers,
      ...(body && { data: body }),
    };
    const response = await redaxios<unknown>(request).catch((thrown: unknown) => fail(failureOf(thrown)));
    if (!hasShape(response.data, endpoint.shape)) fail({ reason: 'bad-answer' });
    return { reply: response.data as never, headers: response.headers };
  };
  return { send, call: async (...args) => (await send(...args)).reply };
};
