/** Makes listings into JSON inside SQL, one object a kind, with the exact names and types of the wire (C-57). */
import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import { wireTypeOf } from '../../../src/model/rules/kinds.js';
import { groupsOf, type WireField, wireFields } from './wire-fields.js';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const storedAt = ({ name, type, column, isNumber }: WireField): string => {
  const isText = type === 'size' && !isNumber;
  if (column === undefined) return isText ? `l.details->>${quoted(name)}` : `l.details->${quoted(name)}`;
  if (type === 'list') return `to_jsonb(l.${column})`;
  return isText ? `l.${column}::text` : `l.${column}`;
};

/** What is always answered although it is empty; among the details even a text is JSON. */
const emptyOf = ({ type, column }: WireField): string => {
  if (type === 'list') return `'[]'::jsonb`;
  if (type === 'rupees') return '0';
  return column === undefined ? `'""'::jsonb` : `''`;
};

const expressionOf = (field: WireField): string =>
  field.isAlways ? `coalesce(${storedAt(field)}, ${emptyOf(field)})` : storedAt(field);

/** Writes a column as ISO text with Z, whatever the session's time zone is. */
export const timestampOf = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const masked = `case when length(u.phone) >= 6
  then left(u.phone, 2) || repeat('X', length(u.phone) - 4) || right(u.phone, 2) end`;

/** Fields the server adds to every kind; `$media` is where the pictures begin. */
const serverFields: readonly [name: string, expression: string][] = [
  ['status', 'l.status'],
  [
    'images',
    `array(select '$media' || key || '-1600.webp' from unnest(l.images) with ordinality as i(key, n) order by n)`,
  ],
  ['imageColours', 'l.image_colours'],
  ['video', `coalesce('$media' || l.video, '')`],
  ['lastVisitTime', `coalesce(${timestampOf('l.last_visit_at')}, '')`],
  ['createdAt', timestampOf('l.created_at')],
  ['updatedAt', timestampOf('l.updated_at')],
  ['phoneMasked', masked],
  ['postedBy', 'u.usertype'],
];

/** Gives the JSON object of a listing `l` of its owner `u`; absent fields are left out. */
export const listingJson = (kind: ListingKind, publicUrl: string): RawBuilder<string> => {
  const flat = wireFields[kind].filter(({ group }) => group === undefined);
  const own = flat.map((field) => `${quoted(field.name)}, ${expressionOf(field)}`);
  const groups = groupsOf(kind).map((name) => `'${name}', coalesce(l.details->'${name}', '{}'::jsonb)`);
  const media = `${publicUrl}/media/`.replaceAll("'", "''");
  const added = serverFields.map(([name, text]) => `${quoted(name)}, ${text.replaceAll('$media', media)}`);
  const head = `'_id', l.id, 'propertyId', l.property_id, 'user', l.owner_id, 'type', ${quoted(wireTypeOf(kind))}`;
  return sql.raw(`json_strip_nulls(json_build_object(${[head, ...own, ...groups, ...added].join(', ')}))`);
};
