/** Calls to a server that may be killed at any moment. */
import { multipart, type Part } from '../forms.js';
import { registration } from '../people.js';

/** Thrown when a call was not answered, so that nobody knows whether it was done. */
export class UnansweredError extends Error {}

/** An answer below 500. */
export interface Answer {
  status: number;
  json: Record<string, unknown>;
  /** The session cookie it set. */
  cookie: string | undefined;
}

/** Makes calls with somebody's cookie; `serverUrl` answers where the server is now. */
export class CrashClient {
  cookie = '';

  constructor(readonly serverUrl: () => string) {}

  /** Makes a call; throws UnansweredError when the connection broke or the server failed. */
  async call(
    method: string,
    path: string,
    body?: BodyInit,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    try {
      const reply = await fetch(this.serverUrl() + path, {
        method,
        signal: AbortSignal.timeout(60_000),
        headers: { cookie: this.cookie, ...headers },
        ...(body !== undefined && { body }),
      });
      const text = await reply.text();
      if (reply.status >= 500) throw new Error(`${reply.status} ${text}`);
      const cookies = reply.headers.getSetCookie();
      const cookie = cookies.find((each) => /housing=./.test(each))?.split(';')[0];
      return { status: reply.status, json: JSON.parse(text) as Answer['json'], cookie };
    } catch (thrown) {
      throw new UnansweredError(`${method} ${path}: ${String(thrown)}`);
    }
  }

  /** The same; a refusal is an error. */
  async ask(
    method: string,
    path: string,
    body?: BodyInit,
    headers?: Record<string, string>,
  ): Promise<Answer> {
    const answer = await this.call(method, path, body, headers);
    if (answer.status >= 300)
      throw new Error(`${method} ${path} was refused: ${answer.status} ${JSON.stringify(answer.json)}`);
    return answer;
  }

  /** Sends a form; a refusal is an error. */
  send(
    method: string,
    path: string,
    parts: readonly Part[],
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const form = multipart(parts);
    return this.ask(method, path, new Uint8Array(form.payload), { ...form.headers, ...headers });
  }

  /** Posts JSON. */
  sendJson(path: string, body: object): Promise<Answer> {
    return this.call('POST', path, JSON.stringify(body), { 'content-type': 'application/json' });
  }

  /** Registers somebody, and makes the calls that follow as that person. */
  async signUp(): Promise<void> {
    const person = {
      name: 'Kavya Rao',
      email: 'kavya@example.com',
      phone: '9000000001',
      password: 'lotus-pond-7',
    };
    await this.sendJson('/api/v1/register', registration(person));
    const { email, password } = person;
    const entered = await this.sendJson('/api/v1/signin', { email, password, usertype: 'Buyer/Owner' });
    this.cookie = entered.cookie ?? '';
  }
}
