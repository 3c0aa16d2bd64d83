/** Makes listings into JSON inside SQL, one object a kind, with the exact names and types of the wire (C-57). */
import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import { wireTypeOf } from '../../../src/model/rules/kinds.js';
import { cardFieldsOf } from '../../../src/model/rules/listing/card.js';
import { groupsOf, type WireField, wireFields } from './wire-fields.js';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const storedAt = ({ name, type, column, isNumber }: WireField): string => {
  const isText = type === 'size' && !isNumber;
  if (column === undefined) return isText ? `l.details->>${quoted(name)}` : `l.details->${quoted(name)}`;
  if (type === 'list') return `to_jsonb(l.${column})`;
  return isText ? `l.${column}::text` : `l.${column}`;
};

/** The value of a field that is answered although it is empty; in the details column even a text is JSON. */
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

/** The phone of an account as everybody may see it; of one that is masked already it is the same. */
export const maskedPhoneOf = (account: string): string => `case when length(${account}.phone) >= 6
  then left(${account}.phone, 2) || repeat('X', length(${account}.phone) - 4) || right(${account}.phone, 2) end`;

const recentCut = `case when l.cut_at > now() - interval '30 days'
  then json_build_object('from', l.cut_from, 'at', ${timestampOf('l.cut_at')}) end`;

/** What it asks for a square foot, where only the market knows how many its unit has: a bigha differs by region (C-08). */
const pricePerSqFt = `case when l.area_unit = 'Bigha' and l.kind not in ('rent', 'pg') then floor(l.rate) end`;

/** A field and its expression; `$site` is replaced by the address of the site, `$media` by that of the media. */
type Member = readonly [name: string, expression: string];

const picturesOf = (keys: string): string =>
  `array(select '$media' || key || '-1600.webp' from unnest(${keys}) with ordinality as i(key, n) order by n)`;

/** Where it is, as far as anybody may know: the exact point is in no answer. A list shows maps where there is no picture. */
const placeWith = (
  map: string,
): string => `case when l.place_lat is not null then json_strip_nulls(json_build_object(
  'is', case when l.place_is_near then 'near' else 'in' end, 'lat', l.place_lat, 'lng', l.place_lng, 'radius', l.place_radius,
  'map', ${map},
  'station', case when s.id is not null
    then json_build_object('id', s.id, 'name', s.name, 'nameMr', s.name_mr, 'walk', l.station_walk) end)) end`;

/** The builder's project it belongs to, where everybody sees that. */
const inProject = `case when l.project_id is not null then (select json_build_object('slug', p.slug, 'name', p.shown->>'name')
  from project p where p.id = l.project_id and p.shown is not null) end`;

/** The page of its locality (src/model/rules/place-path.ts), which one that nobody has confirmed does not have. */
const localityPath = `(select replace('/in/' || p.city_key || '/' || p.key, ' ', '-') from place p
  where p.city_key = l.city_key and p.key = l.locality_key and not p.proposed)`;

const smallMap = `'$site/place-map/' || round(l.place_lat::numeric, 5) || ',' || round(l.place_lng::numeric, 5)
  || ',' || l.place_radius || '.svg'`;

/**
 * What the JSON of a listing `l` needs beside it: its owner `u`, its station `s`, the check `c` of its RERA number. An empty
 * number is never checked, and one that another owner names neither.
 */
export const besideListing = sql.raw(`join app_user u on u.id = l.owner_id
  left join station s on s.id = l.station_id
  left join rera_check c on c.owner_id = l.owner_id
    and c.number = upper(regexp_replace(l.details->>'reraNumber', '\\s', '', 'g'))`);

/** The own number of an agent or builder, as they state it, and when an operator found it in the register. */
const agentRera = `case when u.rera_number is not null and u.usertype in ('Agent', 'Builder')
  then json_strip_nulls(json_build_object('number', u.rera_number, 'checkedOn', (select to_char(own.checked_on, 'YYYY-MM-DD')
    from rera_check own where own.owner_id = u.id and own.number = u.rera_number))) end`;

/** Fields the server adds to every kind. */
const serverFields: readonly Member[] = [
  ['status', 'l.status'],
  ['images', picturesOf('l.images')],
  ['imageColours', 'l.image_colours'],
  ['imageRooms', 'l.image_rooms'],
  ['imageCaptions', 'l.image_captions'],
  ['video', `coalesce('$media' || l.video, '')`],
  ['lastVisitTime', `coalesce(${timestampOf('l.last_visit_at')}, '')`],
  ['createdAt', timestampOf('l.created_at')],
  ['listedAt', timestampOf('l.listed_at')],
  ['priceCut', recentCut],
  ['updatedAt', timestampOf('l.updated_at')],
  ['phoneMasked', maskedPhoneOf('u')],
  ['postedBy', 'u.usertype'],
  ['ownerVerified', 'nullif(u.phone_verified, false)'],
  ['reraCheckedOn', `to_char(c.checked_on, 'YYYY-MM-DD')`],
  ['agentRera', agentRera],
  ['ownerSince', `to_char(u.created_at at time zone 'UTC', 'YYYY-MM')`],
  ['place', placeWith(smallMap)],
  ['localityPath', localityPath],
  ['pricePerSqFt', pricePerSqFt],
  ['inProject', inProject],
];

/** The same for a card: one picture, one date. */
const cardServerFields: readonly Member[] = [
  ['status', 'l.status'],
  ['images', picturesOf('l.images[1:1]')],
  ['imageCount', 'cardinality(l.images)'],
  ['imageColours', 'l.image_colours[1:1]'],
  ['video', `'$media' || l.video`],
  ['listedAt', timestampOf('l.listed_at')],
  ['priceCut', recentCut],
  ['updatedAt', timestampOf('l.updated_at')],
  ['place', placeWith(`case when cardinality(l.images) = 0 then ${smallMap} end`)],
  ['localityPath', localityPath],
  ['pricePerSqFt', pricePerSqFt],
];

/** The same where nothing but the pictures is asked for. */
const pictureFields: readonly Member[] = serverFields.filter(([name]) =>
  ['images', 'imageColours'].includes(name),
);

/** How much of a listing is answered: all of it, what a card in a list shows, or its pictures. */
export type ListingForm = 'whole' | 'card' | 'images';

const wholeMembers = (kind: ListingKind): Member[] => [
  ...wireFields[kind]
    .filter(({ group }) => group === undefined)
    .map((field): Member => [field.name, expressionOf(field)]),
  ...groupsOf(kind).map((name): Member => [name, `coalesce(l.details->'${name}', '{}'::jsonb)`]),
  ...serverFields,
];

const cardMembers = (kind: ListingKind): Member[] => {
  const names: readonly string[] = cardFieldsOf(kind);
  const fields = wireFields[kind].filter(({ name }) => names.includes(name));
  const partOf = (group: string): Member => {
    const inside = fields.filter((field) => field.group === group).map(({ name }) => quoted(name));
    const members = inside.map((name) => `${name}, l.details->'${group}'->${name}`);
    return [group, `nullif(jsonb_strip_nulls(jsonb_build_object(${members.join(', ')})), '{}')`];
  };
  const groups = new Set(fields.flatMap(({ group }) => group ?? []));
  return [
    ...fields.filter(({ group }) => !group).map((field): Member => [field.name, storedAt(field)]),
    ...[...groups].map(partOf),
    ...cardServerFields,
  ];
};

/**
 * Returns the JSON object of a listing `l` as text, with `besideListing`; absent fields are left out. It is put together from the
 * fields' own texts: json_strip_nulls would read and write each object once more, which is half of the cost of a long answer.
 */
export const listingJson = (
  kind: ListingKind,
  publicUrl: string,
  form: ListingForm = 'whole',
): RawBuilder<string> => {
  const site = publicUrl.replaceAll("'", "''");
  const names: Member[] = [
    ['propertyId', 'l.property_id'],
    ['user', 'l.owner_id'],
    ['type', `${quoted(wireTypeOf(kind))}::text`],
  ];
  const members =
    form === 'images' ? pictureFields : [...names, ...(form === 'card' ? cardMembers : wholeMembers)(kind)];
  // A text whose type is not named has its operator looked for among all there are: for all these members 3 ms a query.
  const written = members.map(
    ([name, value]) =>
      `',"${name}":'::text || to_json(${value.replaceAll('$media', `${site}/media/`).replaceAll('$site', site)})::text`,
  );
  return sql.raw(`concat('{"_id":', to_json(l.id), ${written.join(', ')}, '}')`);
};
