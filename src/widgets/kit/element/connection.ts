/** The server a widget calls, and its partner key. */
import { closestAttribute } from './ancestors.js';

/** Names the server and the partner of a page. */
export interface Connection {
  apiBase: string;
  key?: string;
}

/** The object of embed.js, if the page has one. */
function pageConnection(): Partial<Connection> {
  return (globalThis as { Housing?: { connection?: Partial<Connection> } }).Housing?.connection ?? {};
}

function ownOrigin(): string {
  const { protocol, origin } = new URL(import.meta.url);
  return protocol.startsWith('http') ? origin : location.origin;
}

/** What an element says of its connection itself. */
interface OwnConnection {
  apiBase?: string | null | undefined;
  partnerKey?: string | null | undefined;
}

/** Returns an element's connection: its own, else an ancestor's, else the page's. */
export function connectionWithin(element: Element, own: OwnConnection, page: Connection): Connection {
  // An empty attribute says nothing.
  const apiBase = own.apiBase || closestAttribute(element, 'api-base') || page.apiBase;
  const key = own.partnerKey || closestAttribute(element, 'partner-key') || page.key;
  return { apiBase, ...(key && { key }) };
}

/** Returns an element's connection; without one on the page, to the origin of this file. */
export function connectionOf(element: Element, own: object = {}): Connection {
  return connectionWithin(element, own, {
    apiBase: ownOrigin(),
    ...pageConnection(),
  });
}
