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

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Returns an element's connection: its own, else an ancestor's, else the page's, else the origin of this file. */
export function connectionOf(
  element: Element,
  own: { apiBase?: unknown; partnerKey?: unknown } = {},
): Connection {
  const page = pageConnection();
  const apiBase = textOf(own.apiBase) ?? closestAttribute(element, 'api-base') ?? page.apiBase ?? ownOrigin();
  const key = textOf(own.partnerKey) ?? closestAttribute(element, 'partner-key') ?? page.key;
  return key ? { apiBase, key } : { apiBase };
}
