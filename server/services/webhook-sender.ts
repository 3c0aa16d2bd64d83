/** Sends a signed text to a server that a person named: https, to public addresses alone, resolved once, no redirect followed. */
import { createHmac } from 'node:crypto';
import { lookup as resolve } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.js';

/** Milliseconds a server may take from the question for its name to its answer. */
const usualPatience = 10_000;

/** What is sent, and where. */
export interface SignedText {
  readonly url: string;
  readonly body: string;
  /** The secrets that sign it, the current one first. */
  readonly secrets: readonly string[];
}

/** Sends; resolves with the status of the answer and rejects when there was none, or none is allowed. */
export type WebhookSender = (text: SignedText, now: number) => Promise<number>;

/** What may be replaced: the way from a name to its addresses, and which of these may be reached. */
export interface SenderParts {
  resolveName?: (name: string) => Promise<string[]>;
  isAllowed?: (address: string) => boolean;
  /** Another authority for certificates. */
  ca?: string;
  /** Milliseconds a server may take. */
  patience?: number;
}

/** Why an address of a webhook is not taken; empty when it is. */
export const faultOfAddress = (text: string): string => {
  if (!URL.canParse(text)) return 'Write the whole address, such as https://www.example.in/leads.';
  const { protocol, username, password, hostname, hash } = new URL(text);
  if (protocol !== 'https:') return 'The address must begin with https://.';
  if (username || password) return 'The address must not hold a name or password.';
  if (hash) return 'The address must not hold a #.';
  const name = hostname.replace(/^\[|\]$/g, '');
  if (
    isIP(name)
      ? !isPublicAddress(name)
      : !name.includes('.') || /\.(?:local|internal|localhost|test)$/.test(name)
  )
    return 'The address must lead to a public server.';
  return '';
};

/** Signs a text: the seconds, and for each secret the HMAC of seconds, a dot and the body. */
export const signatureOf = (secrets: readonly string[], body: string, now: number): string => {
  const seconds = String(Math.floor(now / 1000));
  const sign = (secret: string): string =>
    createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return [`t=${seconds}`, ...secrets.map((secret) => `v1=${sign(secret)}`)].join(',');
};

const addressesOf = async (name: string): Promise<string[]> =>
  (await resolve(name, { all: true, verbatim: true })).map(({ address }) => address);

/** Waits for what knows no signal; rejects when the signal comes first. */
const within = <T>(signal: AbortSignal, waited: Promise<T>): Promise<T> =>
  new Promise((settle, fail) => {
    signal.addEventListener('abort', () => {
      fail(signal.reason as Error);
    });
    waited.then(settle, fail);
  });

/** Makes the sender. */
export const createWebhookSender =
  ({
    resolveName = addressesOf,
    isAllowed = isPublicAddress,
    ca,
    patience = usualPatience,
  }: SenderParts = {}): WebhookSender =>
  async ({ url, body, secrets }, now) => {
    const fault = faultOfAddress(url);
    if (fault) throw new Error(fault);
    const address = new URL(url);
    const name = address.hostname.replace(/^\[|\]$/g, '');
    const signal = AbortSignal.timeout(patience);
    const found = isIP(name) ? [name] : await within(signal, resolveName(name));
    // One of several that is not public is a trap: none is asked.
    if (found.length === 0 || !found.every(isAllowed))
      throw new Error('The address leads to no public server.');
    const [first = ''] = found;
    return new Promise((settle, fail) => {
      const call = request(address, {
        method: 'POST',
        agent: false,
        signal,
        ...(ca !== undefined && { ca }),
        // The checked address and no other: the name is not asked for again.
        lookup: (_name, options, answer) => {
          const family = isIP(first);
          if (options.all) answer(null, [{ address: first, family }]);
          else answer(null, first, family);
        },
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Housing-Webhook/1',
          'housing-signature': signatureOf(secrets, body, now),
        },
      });
      call.on('error', fail);
      call.on('response', (response) => {
        // What it says beside its status nobody reads.
        response.destroy();
        settle(response.statusCode ?? 0);
      });
      call.end(body);
    });
  };
