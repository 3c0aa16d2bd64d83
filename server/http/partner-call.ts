/**
 * A call from a partner's page: `/embed/api/{key}` stands in front of the usual path and is taken off before routing,
 * so that every route serves both (docs/decisions/0030).
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { allowsUse, type PartnerUse } from '../../src/api/contract/partner-uses.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import type { StoredPartnerKey } from '../services/partner-keys.js';
import type { PartnerPerson } from '../services/partner-tokens.js';
import type { Lock } from '../services/locked-search.js';
import { ServiceError } from '../services/service-error.js';

/** A call whose key and origin have been checked. */
export interface PartnerCall {
  partner: StoredPartnerKey;
  /** The page's origin; undefined without an Origin header. */
  origin: string | undefined;
  /** Who is signed in on the page; undefined when nobody is. */
  person?: PartnerPerson;
}

const prefix = /^\/embed\/api\/([^/?]{1,80})(\/api\/.*)$/s;
const keys = new WeakMap<IncomingMessage, string>();
const calls = new WeakMap<IncomingMessage, PartnerCall>();

/** Takes the prefix off an address and remembers its key; for Fastify's `rewriteUrl`. */
export const withoutPartnerPrefix = (raw: IncomingMessage): string => {
  const url = raw.url ?? '/';
  const [, key, path] = prefix.exec(url) ?? [];
  if (key === undefined || path === undefined) return url;
  keys.set(raw, key);
  return path;
};

/** Returns the key of a call under the prefix, known or not; undefined for any other call. */
export const partnerKeyOf = (request: FastifyRequest): string | undefined => keys.get(request.raw);

/** Stores the result of the checks for the routes. */
export const notePartnerCall = (request: FastifyRequest, call: PartnerCall): void =>
  void calls.set(request.raw, call);

/** Returns the checked call; undefined for a call of our own site. */
export const partnerCallOf = (request: FastifyRequest): PartnerCall | undefined => calls.get(request.raw);

/** Refuses a person's call of a use that they did not allow on this page; our window asks for more. */
export const requireUse = (person: PartnerPerson | undefined, use: PartnerUse): void => {
  if (person && !allowsUse(person.uses, use))
    throw new ServiceError('insufficient-scope', messageOf('allowFirst'));
};

/** Returns the filters that a key is locked to. */
export const lockOfKey = ({ settings, ownerId }: StoredPartnerKey): Lock | undefined => {
  if (!settings.locked) return undefined;
  const { mine, city, project } = settings.locked;
  return { ...(mine && { ownerId }), ...(city && { city }), ...(project && { project }) };
};

/** Returns the filters that the key of a call is locked to. */
export const lockOf = (request: FastifyRequest): Lock | undefined => {
  const call = partnerCallOf(request);
  return call && lockOfKey(call.partner);
};
