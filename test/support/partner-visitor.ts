/** A visitor of a partner's page: signs in by the window and calls with the bearer, as the widgets do. */
import { createHash, randomBytes } from 'node:crypto';
import type { PartnerToken } from '../../src/api/contract/partner-tokens.schema.js';
import type { PartnerKey } from '../../src/api/contract/partners.schema.js';
import type { ContactQuestion } from '../../src/api/contract/partner-windows.schema.js';
import { type Body, type Person, stranger } from './people.js';
import type { TestServer } from './server.js';

/** The page of every partner made here. */
export const page = 'https://www.sahyadri.example';

/** Makes a key for the page. */
export const makeKey = async (partner: Person, body: object = {}): Promise<PartnerKey> => {
  const given = { name: 'Sahyadri', mode: 'live', origins: [page], ...body };
  const reply = await partner.call('POST', '/api/v1/partner-keys', given);
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.json));
  return reply.json as unknown as PartnerKey;
};

/** Makes a PKCE pair. */
export const pkce = (): { verifier: string; challenge: string } => {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
};

/** An answer under a key. */
export interface PageReply {
  status: number;
  json: Body & PartnerToken & { ticket: string; code: string; frame: string; pending: boolean };
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
}

/** Calls under a key, as a page of the given origin would. */
export const callUnder =
  (server: TestServer, key: string, origin = page) =>
  async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<PageReply> => {
    const reply = await server.app.inject({
      method: method as 'GET',
      url: `/embed/api/${key}${path}`,
      headers: {
        origin,
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'cors',
        'x-housing': '1',
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
    });
    const isJson = reply.body !== '' && String(reply.headers['content-type']).includes('json');
    return {
      status: reply.statusCode,
      json: (isJson ? reply.json() : {}) as PageReply['json'],
      headers: reply.headers,
      text: reply.body,
    };
  };

/** Approves in the window; answers code and frame secret. */
export const approve = async (
  person: Person,
  key: string,
  challenge: string,
  more: object = {},
): Promise<{ status: number; json: PageReply['json'] }> => {
  const body = { key, origin: page, challenge, delivery: 'message', ...more };
  const { status, json } = await person.call('POST', '/api/v1/partner-sign-in', body);
  return { status, json: json as PageReply['json'] };
};

/** Somebody signed in on a partner's page. */
export interface Visitor extends PartnerToken {
  frame: string;
  cookie: string;
  call: ReturnType<typeof callUnder>;
  as: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<PageReply>;
}

/** A contact to be asked about in our own frame. */
export interface Asked {
  /** Of the listing. */
  id: string;
  action?: 'number' | 'message';
  surface?: 'search' | 'detail';
}

/** Has our own frame ask about a contact, as the page may wish; answers what the frame holds then. */
export const askContact = async (
  server: TestServer,
  visit: Visitor,
  { id, action = 'number', surface = 'search' }: Asked,
): Promise<ContactQuestion> => {
  const made = await visit.as('POST', '/api/v1/partner-tickets', { subject: 'contact', id, action, surface });
  if (made.status !== 200) throw new Error(made.text);
  const given = { ticket: made.json.ticket, origin: page, frame: visit.frame };
  const read = await stranger(server).call('POST', '/api/v1/partner-tickets/read', given);
  if (read.status !== 200) throw new Error(JSON.stringify(read.json));
  return (read.json as unknown as { contact: ContactQuestion }).contact;
};

/** Allows a contact, as a press of the button in our own frame does. */
export const allowContact = async (server: TestServer, visit: Visitor, asked: Asked): Promise<void> => {
  const { approval } = await askContact(server, visit, asked);
  const allowed = await stranger(server).call('POST', '/api/v1/partner-approvals', { approval });
  if (allowed.status !== 200) throw new Error(JSON.stringify(allowed.json));
};

/** Signs in: window, code, token. */
export const visitor = async (
  server: TestServer,
  person: Person,
  key: string,
  more: object = {},
): Promise<Visitor> => {
  const { verifier, challenge } = pkce();
  const approved = await approve(person, key, challenge, more);
  if (approved.status !== 200) throw new Error(JSON.stringify(approved.json));
  const call = callUnder(server, key);
  const given = await call('POST', '/api/v1/partner-token', { verifier, code: approved.json.code });
  if (given.status !== 200) throw new Error(`${given.status} ${given.text}`);
  const [cookie = ''] = String([given.headers['set-cookie'] ?? ''].flat()[0]).split(';');
  const bearer = { authorization: `Bearer ${given.json.access}` };
  return {
    ...given.json,
    frame: approved.json.frame,
    cookie,
    call,
    as: (method, path, body, headers = {}) => call(method, path, body, { ...bearer, ...headers }),
  };
};
