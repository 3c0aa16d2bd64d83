/** People of a test server: registered, signed in, and sending HTTP with their cookie. */
import type { AuthState, Profile } from '../../src/api/contract/accounts.schema.js';
import type { Sessions } from '../../src/api/contract/accounts-security.schema.js';
import type { CoinLedger } from '../../src/api/contract/coins.schema.js';
import type { PaidContacts } from '../../src/api/contract/contact.schema.js';
import type { ErrorReply } from '../../src/api/contract/replies.schema.js';
import type { TestServer } from './server.js';

/** All that answers may hold; a test reads what its call answers. */
export type Body = Required<Profile> &
  Required<ErrorReply> &
  AuthState &
  Sessions &
  CoinLedger &
  PaidContacts;

/** An answer as tests look at it. */
export interface Reply {
  status: number;
  json: Body;
  headers: Record<string, string | string[] | number | undefined>;
  /** The session cookie it set, as `name=value`; '' when it took it away. */
  cookie: string | undefined;
}

/** Somebody with a browser. */
export interface Person {
  name: string;
  email: string;
  phone: string;
  password: string;
  /** The session cookie; may be changed. */
  cookie: string | undefined;
  /** The cookie that names the browser, as `name=value`. */
  device: string | undefined;
  call(method: string, url: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
}

let made = 0;

const cookieIn = (header: string | string[] | undefined): string | undefined => {
  const set = [header ?? []].flat().find((each) => each.includes('housing='));
  if (set === undefined) return undefined;
  const [pair = ''] = set.split(';');
  return pair.endsWith('=') ? '' : pair;
};

const deviceIn = (header: string | string[] | undefined): string | undefined =>
  [header ?? []]
    .flat()
    .find((each) => each.includes('housing-device='))
    ?.split(';')[0];

/** Makes somebody who is not known to the server; every one has an e-mail address and phone of their own. */
export const stranger = (server: TestServer, given: Partial<Person> = {}): Person => {
  made += 1;
  const person: Person = {
    name: 'Kavya Rao',
    email: `kavya${made}@example.com`,
    phone: String(9_000_000_000 + made),
    password: 'lotus-pond-7',
    cookie: undefined,
    device: undefined,
    call: async (method, url, body, headers = {}) => {
      const cookies = [person.cookie, person.device].filter(Boolean);
      const reply = await server.app.inject({
        method: method as 'GET',
        url,
        headers: {
          ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
          ...(typeof body === 'string' && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { payload: body as object }),
      });
      const cookie = cookieIn(reply.headers['set-cookie']);
      person.device = deviceIn(reply.headers['set-cookie']) ?? person.device;
      if (cookie !== undefined) person.cookie = cookie || undefined;
      const isJson = reply.body !== '' && String(reply.headers['content-type']).includes('json');
      return {
        status: reply.statusCode,
        json: (isJson ? reply.json() : {}) as Body,
        headers: reply.headers,
        cookie,
      };
    },
    ...given,
  };
  return person;
};

/** The form a person registers with. */
export const registration = (person: Pick<Person, 'name' | 'email' | 'phone' | 'password'>) => ({
  name: person.name,
  email: person.email,
  usertype: 'Buyer/Owner/Tenant',
  phone: person.phone,
  agreement: true,
  password: person.password,
});

/** Registers and signs somebody in. */
export const signedIn = async (server: TestServer, given: Partial<Person> = {}): Promise<Person> => {
  const person = stranger(server, given);
  const made = await person.call('POST', '/api/v1/register', registration(person));
  if (made.status !== 201) throw new Error(`register answered ${made.status} ${JSON.stringify(made.json)}`);
  const { email, password } = person;
  const entered = await person.call('POST', '/api/v1/signin', { email, password, usertype: 'Buyer/Owner' });
  if (entered.status !== 200)
    throw new Error(`signin answered ${entered.status} ${JSON.stringify(entered.json)}`);
  return person;
};
