/** OpenID Connect with Google, or with the configured issuer, without a script of theirs on any page. */
import { createHash, randomBytes } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { withoutTrailingSlashes } from '../../src/model/rules/trailing-slashes.js';
import type { Config } from '../config.js';

/** Path the issuer sends the browser back to. */
export const googleCallbackPath = '/api/v1/google/callback';

/** A person as the issuer identifies them. */
export interface GooglePerson {
  issuer: string;
  subject: string;
  email: string;
  name: string;
}

/** What the browser keeps during the redirect to the issuer. */
export interface GoogleFlow {
  state: string;
  nonce: string;
  verifier: string;
}

/** The configured client. */
export interface GoogleClient {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  redirectUri: string;
}

/** Signs people in by redirect, or by a token their own client got; made by createGoogleProvider. */
export interface GoogleProvider {
  /** Begins a sign-in: returns what to keep and where to send the browser. */
  begin(): Promise<{ flow: GoogleFlow; address: string }>;
  /** Exchanges the code for the person; throws when anything does not match the flow. */
  finish(code: string, flow: GoogleFlow): Promise<GooglePerson>;
  /** Reads an ID token; throws on a wrong audience or issuer, an expired token, or an unverified e-mail address. */
  read(token: string, nonce?: string): Promise<GooglePerson>;
}

interface Endpoints {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  jwks_uri: string;
}

const patience = 10_000;
const random = (): string => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

const readJson = async (reply: Response): Promise<unknown> => {
  if (!reply.ok) throw new Error(`The issuer answered ${reply.status}.`);
  return reply.json();
};

const addressOf = (endpoints: Endpoints, client: GoogleClient, flow: GoogleFlow): string => {
  const address = new URL(endpoints.authorization_endpoint);
  address.search = new URLSearchParams({
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: client.redirectUri,
    scope: 'openid email profile',
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: challengeOf(flow.verifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  }).toString();
  return address.href;
};

const tokenForm = (client: GoogleClient, code: string, verifier: string): URLSearchParams =>
  new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    client_id: client.clientId,
    redirect_uri: client.redirectUri,
    ...(client.clientSecret !== undefined && { client_secret: client.clientSecret }),
  });

/** Google's tokens name it with and without the scheme. */
const namesOf = (issuer: string): string[] => [issuer, issuer.replace(/^https:\/\//, '')];

interface Issuer {
  endpoints: Endpoints;
  keys: ReturnType<typeof createRemoteJWKSet>;
}

const discover = async (issuer: string): Promise<Issuer> => {
  const url = `${issuer}/.well-known/openid-configuration`;
  const reply = await fetch(url, { signal: AbortSignal.timeout(patience) });
  const endpoints = (await readJson(reply)) as Endpoints;
  if (withoutTrailingSlashes(endpoints.issuer) !== issuer)
    throw new Error('The issuer names itself otherwise.');
  return { endpoints, keys: createRemoteJWKSet(new URL(endpoints.jwks_uri)) };
};

const createDiscovery = (issuer: string): (() => Promise<Issuer>) => {
  let known: Promise<Issuer> | undefined;
  return () => {
    // A failure is not cached: the next attempt asks again.
    known ??= discover(issuer).catch((failure: unknown) => {
      known = undefined;
      throw failure;
    });
    return known;
  };
};

/** Makes the provider; the issuer is asked for its endpoints at the first use. */
const createGoogleProvider = (client: GoogleClient): GoogleProvider => {
  const ask = createDiscovery(client.issuer);

  const read: GoogleProvider['read'] = async (token, nonce) => {
    const { endpoints, keys } = await ask();
    const { payload } = await jwtVerify(token, keys, {
      issuer: namesOf(endpoints.issuer),
      audience: client.clientId,
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['exp', 'sub', 'email'],
    });
    const { sub, email, name } = payload;
    if (nonce !== undefined && payload.nonce !== nonce) throw new Error('The token answers another request.');
    if (payload.email_verified !== true) throw new Error('The address is not proved.');
    if (typeof sub !== 'string' || typeof email !== 'string') throw new Error('The token names nobody.');
    const shown =
      typeof name === 'string' && name.trim() !== '' ? name.trim() : (email.split('@')[0] ?? email);
    return { issuer: client.issuer, subject: sub, email: email.toLowerCase(), name: shown };
  };

  return {
    async begin() {
      const { endpoints } = await ask();
      const flow = { state: random(), nonce: random(), verifier: random() };
      return { flow, address: addressOf(endpoints, client, flow) };
    },

    async finish(code, { nonce, verifier }) {
      const { endpoints } = await ask();
      const reply = await fetch(endpoints.token_endpoint, {
        method: 'POST',
        body: tokenForm(client, code, verifier),
        signal: AbortSignal.timeout(patience),
      });
      const { id_token: token } = (await readJson(reply)) as { id_token?: unknown };
      if (typeof token !== 'string') throw new Error('The issuer sent no ID token.');
      return read(token, nonce);
    },

    read,
  };
};

/** Makes the provider of a configuration; none without a client. */
export const googleProviderOf = (config: Config): GoogleProvider | undefined =>
  config.googleClientId === undefined
    ? undefined
    : createGoogleProvider({
        issuer: config.googleIssuer,
        clientId: config.googleClientId,
        clientSecret: config.googleClientSecret,
        redirectUri: `${config.publicUrl}${googleCallbackPath}`,
      });
