/** The schemas of the contract by name, so that the document says each once and refers to it. */
import type { TSchema } from 'typebox';
import * as securitySchemas from '../../src/api/contract/accounts-security.schema.js';
import * as accountSchemas from '../../src/api/contract/accounts.schema.js';
import * as bulkSchemas from '../../src/api/contract/bulk.schema.js';
import * as coinOrderSchemas from '../../src/api/contract/coin-orders.schema.js';
import * as coinSchemas from '../../src/api/contract/coins.schema.js';
import * as refundSchemas from '../../src/api/contract/contact-refunds.schema.js';
import * as contactSchemas from '../../src/api/contract/contact.schema.js';
import * as contentSchemas from '../../src/api/contract/content.schema.js';
import * as deskSchemas from '../../src/api/contract/desk.schema.js';
import * as deskMoneySchemas from '../../src/api/contract/desk-money.schema.js';
import * as listingSchemas from '../../src/api/contract/listings.schema.js';
import * as notificationSchemas from '../../src/api/contract/notifications.schema.js';
import * as ownSchemas from '../../src/api/contract/own-listings.schema.js';
import * as pageSchemas from '../../src/api/contract/partner-page.schema.js';
import * as tokenSchemas from '../../src/api/contract/partner-tokens.schema.js';
import * as windowSchemas from '../../src/api/contract/partner-windows.schema.js';
import * as partnerSchemas from '../../src/api/contract/partners.schema.js';
import * as hintSchemas from '../../src/api/contract/posting-hints.schema.js';
import * as replySchemas from '../../src/api/contract/replies.schema.js';
import * as reportSchemas from '../../src/api/contract/reports.schema.js';
import * as savedSchemas from '../../src/api/contract/saved.schema.js';
import * as searchSchemas from '../../src/api/contract/searches.schema.js';
import * as uploadSchemas from '../../src/api/contract/uploads.schema.js';

/** A part of the document: plain JSON. */
export type Json = Readonly<Record<string, unknown>>;

const all: Readonly<Record<string, TSchema>> = {
  ...{ ...accountSchemas, ...securitySchemas, ...coinSchemas, ...contactSchemas, ...listingSchemas },
  ...{ ...contentSchemas, ...hintSchemas, ...ownSchemas, ...uploadSchemas, ...bulkSchemas },
  ...{ ...partnerSchemas, ...pageSchemas, ...tokenSchemas, ...windowSchemas, ...replySchemas },
  ...{ ...reportSchemas, ...deskSchemas, ...deskMoneySchemas, ...savedSchemas, ...searchSchemas },
  ...{ ...notificationSchemas, ...coinOrderSchemas, ...refundSchemas },
};

/** Queries and paths are told parameter by parameter, and a plain text needs no name. */
const deservesName = ([name, schema]: [string, TSchema]): boolean =>
  !/(?:Query|Params|Filters)$/.test(name) && ('properties' in schema || 'anyOf' in schema);

const schemas = Object.fromEntries(Object.entries(all).filter(deservesName));

const nameByText = new Map(Object.entries(schemas).map(([name, schema]) => [JSON.stringify(schema), name]));

/** Replaces what has a name of its own by a reference to it. */
const withReferences = (value: unknown, isNamed = false): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const name = isNamed ? undefined : nameByText.get(JSON.stringify(value));
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
  if (Array.isArray(value)) return value.map((each) => withReferences(each));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withReferences(each)]));
};

/** Writes a schema as the document has it. */
export const schemaOf = (schema: TSchema): Json => withReferences(schema) as Json;

/** Writes the schemas that others refer to. */
export const namedSchemas = (): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, withReferences(schema, true) as Json]),
  );
