/** The types of events' details, from the fields that `@fires` names. */

const fieldTypes = {
  action: 'string',
  choose: '(pin: string) => void',
  city: 'string',
  data: 'object',
  href: 'string',
  id: 'string',
  kind: 'ListingKind',
  listing: 'HousingListing | null',
  locality: 'string',
  location: 'string',
  message: 'string',
  mode: "'create' | 'edit'",
  pin: 'string',
  property: 'string',
  query: 'string',
  status: "'loading' | 'ready' | 'not-found' | 'gone' | 'failed'",
  step: 'number',
  tab: 'string',
  title: 'string',
  total: 'number | null',
};

/** The type of an event's detail as TypeScript; `null` without fields. */
export function detailType({ name, description }) {
  const fields = /`\{ ([\w, ]+) \}`/.exec(description)?.[1].split(', ');
  if (!fields) return 'null';
  const typed = fields.map((field) => {
    if (!fieldTypes[field])
      throw new Error(
        `${name}: what ${field} holds stands in no table of types; add it to scripts/package/details.mjs`,
      );
    return `${field}: ${fieldTypes[field]}`;
  });
  return `{ ${typed.join('; ')} }`;
}

/** The React prop of an event: `onSearchChange` for `housing-search-change`. */
export const handlerOf = (event) =>
  `on${event.replace(/^housing/, '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}`;

/** The type of an attribute's property as TypeScript. */
export const attributeType = ({ type, values }) =>
  type === 'enum' ? values.map((value) => `'${value}'`).join(' | ') : type;

/** The types of properties that only script can set. */
export const propertyTypes = {
  address: 'HousingSearchAddress',
  copy: 'HousingListing',
  data: 'object',
  files: 'Readonly<Record<string, Blob>>',
  listing: 'HousingListing',
};
