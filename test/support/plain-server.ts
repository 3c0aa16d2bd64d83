/** A server that knows only the two specifications: the plain wire, nothing additive, and a log of what it was asked. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One call as it arrived. */
export interface WireCall {
  /** Method and path, as in "PUT /api/v1/update-coins". */
  readonly name: string;
  readonly body: Record<string, unknown>;
}

/** What the server answers: a status and a body; a text is sent as it is, not as JSON. */
interface WireReply {
  status: number;
  body: unknown;
  cookie?: string;
}

interface Person {
  name: string;
  email: string;
  phone: string;
  usertype: string;
  password: string;
  coins: number;
}

/** A running plain server. */
export interface PlainServer {
  readonly url: string;
  readonly calls: WireCall[];
  /** The names of the calls from a moment on. */
  since: (count: number) => string[];
  readonly people: Person[];
  /** The last OTP that was "sent". */
  readonly lastOtp: string;
  /** Sets the reply to the next call whose name ends so. */
  instead: (end: string, reply: WireReply) => void;
  close: () => Promise<void>;
}

const ok = (body: unknown): WireReply => ({ status: 200, body });
const no = (status: number, message: string): WireReply => ({ status, body: { message } });

/** The only owner of the plain market. */
export const plainOwner = {
  id: 'owner-1',
  name: 'Sunita Rao',
  phone: '9811122233',
  email: 'sunita@example.com',
};

/** The only listing of the plain market, as a sale is answered. */
export const plainListing = {
  _id: 'flat-1',
  propertyId: 'HSG1001',
  user: plainOwner.id,
  type: 'sell',
  status: 'Active',
  propertyType: 'Flat',
  price: 7500000,
  society: 'Green Acres',
  locality: 'Kothrud',
  city: 'Pune',
  bhk: '2BHK',
  carpetArea: 700,
  carpetAreaUnit: 'Sq-ft',
  images: [],
  video: '',
  amenities: [],
  features: { bedrooms: 2, bathrooms: 2 },
};

const bodyOf = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
};

const respond = (response: ServerResponse, { status, body, cookie }: WireReply): void => {
  response.statusCode = status;
  if (cookie !== undefined) response.setHeader('set-cookie', `plain=${cookie}; Path=/; HttpOnly`);
  const isText = typeof body === 'string';
  response.setHeader('content-type', isText ? 'text/plain' : 'application/json');
  response.end(isText ? body : JSON.stringify(body));
};

const publicOf = ({ name, email, phone, usertype, coins }: Person) => ({
  name,
  email,
  phone,
  usertype,
  coins,
});

/** The state of the plain server and what each call does to it. */
class PlainMarket {
  readonly people: Person[] = [];
  readonly sessions = new Map<string, Person>();
  lastOtp = '';

  #signIn(person: Person): WireReply {
    const id = `s${this.sessions.size + 1}`;
    this.sessions.set(id, person);
    return { ...ok({ message: 'Login successful' }), cookie: id };
  }

  /** Calls that anybody may make. */
  readonly open: Record<string, (body: Record<string, unknown>) => WireReply> = {
    'POST /api/v1/register': (body) => {
      // As the specifications allow: a refusal in the text with the status 200.
      if (this.people.some(({ email }) => email === body.email))
        return ok({ message: 'User Already Exists' });
      this.people.push({ ...(body as unknown as Person), coins: 10 });
      return ok({ message: 'User registered' });
    },
    'POST /api/v1/signin': ({ email, password }) => {
      const person = this.people.find((one) => one.email === email && one.password === password);
      return person ? this.#signIn(person) : no(401, 'Email or password is wrong');
    },
    'POST /api/v1/send-otp': () => {
      this.lastOtp = '48213';
      return ok('OK');
    },
    'POST /api/v1/verify-otp': ({ phone, otp }) => {
      const person = this.people.find((one) => one.phone === phone);
      if (!person || otp !== this.lastOtp) return ok({ message: 'Wrong OTP' });
      return this.#signIn(person);
    },
  };

  /** Calls that need a session. */
  readonly own: Record<string, (person: Person, body: Record<string, unknown>) => WireReply> = {
    'GET /api/v1/get-coin': ({ coins }) => ok({ coins }),
    'GET /api/v1/profile': (person) => ok(publicOf(person)),
    'PUT /api/v1/profile': (person, body) => {
      Object.assign(person, body);
      return ok(publicOf(person));
    },
    'PUT /api/v1/profile/password': (person, { currentPassword, newPassword }) => {
      if (person.password !== currentPassword) return no(400, 'That is not your password');
      person.password = String(newPassword);
      return ok({ message: 'Password changed' });
    },
    'PUT /api/v1/update-coins': (person, { coinsChange }) => {
      person.coins += Number(coinsChange);
      return ok({ coins: person.coins });
    },
    'POST /api/v3/add-viewdata': () => ok({ message: 'ok' }),
    'POST /api/v3/sendsms': () => ok('sent'),
    'GET /api/v3/user/owner-1': () => {
      const { name, phone, email } = plainOwner;
      return ok({ name, phone, email });
    },
  };

  answer(name: string, body: Record<string, unknown>, cookie: string): WireReply {
    const person = this.sessions.get(cookie);
    if (name === 'GET /api/v1/checkAuth') return ok({ authenticated: person !== undefined });
    if (name === 'POST /api/v1/logout') {
      this.sessions.delete(cookie);
      return ok('bye');
    }
    if (name === 'GET /api/v3/properties/sell') return ok([plainListing]);
    const open = this.open[name];
    if (open) return open(body);
    const own = this.own[name];
    if (!own) return { status: 404, body: 'Not Found' };
    return person ? own(person, body) : no(401, 'Who are you?');
  }
}

/** Starts the server on a free port of this machine. */
export const openPlainServer = async (): Promise<PlainServer> => {
  const market = new PlainMarket();
  const calls: WireCall[] = [];
  const instead = new Map<string, WireReply>();
  const replyTo = (name: string, body: Record<string, unknown>, cookie: string): WireReply => {
    const end = [...instead.keys()].find((one) => name.endsWith(one));
    if (end === undefined) return market.answer(name, body, cookie);
    const reply = instead.get(end) as WireReply;
    instead.delete(end);
    return reply;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://plain');
    const name = `${request.method ?? ''} ${pathname}`;
    const cookie = /plain=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    void bodyOf(request).then((body) => {
      calls.push({ name, body });
      respond(response, replyTo(name, body, cookie));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    since: (count) => calls.slice(count).map(({ name }) => name),
    people: market.people,
    get lastOtp() {
      return market.lastOtp;
    },
    instead: (end, reply) => void instead.set(end, reply),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
};

/** Makes a fetch that keeps cookies, as a browser's does. */
export const cookieFetch = (): typeof fetch => {
  let cookie = '';
  return async (url, init) => {
    const headers = { ...(init?.headers as Record<string, string>), ...(cookie && { cookie }) };
    const reply = await fetch(url, { ...init, headers });
    const given = reply.headers.get('set-cookie')?.split(';')[0];
    if (given !== undefined) cookie = given;
    return reply;
  };
};
