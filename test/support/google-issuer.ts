/** A small OpenID Connect issuer on this machine, for signing in with Google in tests. */
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  type JSONWebKeySet,
  type JWTPayload,
  SignJWT,
} from 'jose';

/** Who the issuer says the person is. */
export interface IssuedPerson {
  sub: string;
  email: string;
  name: string;
  email_verified: boolean;
}

const clientId = 'test-client';
const clientSecret = 'test-secret';

/** The settings that make a server use the issuer. */
export const issuerSettings = (issuer: TestIssuer): Record<string, string> => ({
  GOOGLE_ISSUER: issuer.url,
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
});

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** Tells whether a token call belongs to what the browser asked for. */
const fits = (asked: URLSearchParams | undefined, form: URLSearchParams): asked is URLSearchParams =>
  asked?.get('code_challenge') === challengeOf(form.get('code_verifier') ?? '') &&
  asked.get('redirect_uri') === form.get('redirect_uri') &&
  form.get('client_secret') === clientSecret;

/** The issuer while it runs. */
export class TestIssuer {
  url = '';
  /** The person that signs in next. */
  person: IssuedPerson = { sub: 'g-1', email: 'meera@example.com', name: 'Meera Nair', email_verified: true };
  /** Claims of the next token that are wrong. */
  claims: JWTPayload = {};
  readonly #codes = new Map<string, URLSearchParams>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  private constructor(
    private readonly key: CryptoKey,
    private readonly keys: JSONWebKeySet,
  ) {}

  /** Starts the issuer on a free port. */
  static async start(): Promise<TestIssuer> {
    const { publicKey, privateKey } = await generateKeyPair('RS256');
    const key = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
    const issuer = new TestIssuer(privateKey, { keys: [key] });
    await new Promise<void>((resolve) => issuer.#server.listen(0, '127.0.0.1', resolve));
    issuer.url = `http://127.0.0.1:${(issuer.#server.address() as AddressInfo).port}`;
    return issuer;
  }

  /** Makes an ID token; `claims` overwrite the right ones. */
  token(claims: JWTPayload = {}): Promise<string> {
    const exp = Math.floor(Date.now() / 1000) + 300;
    return new SignJWT({ ...this.person, iss: this.url, aud: clientId, exp, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuedAt()
      .sign(this.key);
  }

  /** Signs the person in at an authorization address, as the browser would; answers the path it is sent back to. */
  authorize(address: string): string {
    const asked = new URL(address).searchParams;
    const code = randomUUID();
    this.#codes.set(code, asked);
    const back = new URL(asked.get('redirect_uri') ?? '');
    const answer = new URLSearchParams({ code, state: asked.get('state') ?? '' });
    return `${back.pathname}?${answer.toString()}`;
  }

  close(): void {
    this.#server.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [status, body] = await this.#reply(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  async #reply(request: IncomingMessage): Promise<[status: number, body: unknown]> {
    const { url } = request;
    if (url === '/keys') return [200, this.keys];
    if (url === '/.well-known/openid-configuration') {
      const at = (path: string): string => `${this.url}/${path}`;
      const endpoints = {
        authorization_endpoint: at('authorize'),
        token_endpoint: at('token'),
        jwks_uri: at('keys'),
      };
      return [200, { issuer: this.url, ...endpoints }];
    }
    const form = new URLSearchParams(await text(request));
    const code = form.get('code') ?? '';
    const asked = this.#codes.get(code);
    this.#codes.delete(code);
    if (!fits(asked, form)) return [400, { error: 'invalid_grant' }];
    return [200, { id_token: await this.token({ nonce: asked.get('nonce'), ...this.claims }) }];
  }
}
