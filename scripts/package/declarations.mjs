/** The package's types: element classes, the tag map, events, and the object of embed.js. */
import { attributeType, detailType, propertyTypes } from './details.mjs';

const documented = (text, line) => `  /** ${text} */\n  ${line}`;
const typeOfProperty = ({ name }) => {
  if (!propertyTypes[name])
    throw new Error(
      `the type of the property ${name} stands in no table; add it to scripts/package/details.mjs`,
    );
  return propertyTypes[name];
};

const fieldsOf = ({ attributes, properties }) => [
  ...attributes.map((attribute) => {
    const isAlways = attribute.type === 'boolean' || attribute.default !== undefined;
    const missing = isAlways ? '' : ' | undefined';
    return documented(attribute.description, `${attribute.field}: ${attributeType(attribute)}${missing};`);
  }),
  ...properties.map((property) =>
    documented(property.description, `${property.name}?: ${typeOfProperty(property)} | undefined;`),
  ),
];

/** What each event carries; widgets that send the same one with other fields make a union. */
const eventTypes = (elements) => {
  const types = new Map();
  for (const event of elements.flatMap(({ events }) => events))
    types.set(event.name, (types.get(event.name) ?? new Set()).add(detailType(event)));
  return [...types].map(([name, details]) => [name, [...details].join(' | ')]);
};

const mapOf = (name, rows) => `  interface ${name} {
${rows.join('\n')}
  }`;

const elementTypes = (element) => {
  const { className, description, events } = element;
  return `/** ${description} */
export interface ${className}Element extends HTMLElement {
${fieldsOf(element).join('\n')}
  addEventListener<Name extends keyof ${className}Events>(
    name: Name,
    listener: (this: ${className}Element, event: ${className}Events[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** Holds the events of \`<${element.tag}>\`, with those of every element. */
export interface ${className}Events extends HTMLElementEventMap {
${events.map((event) => documented(event.description, `'${event.name}': CustomEvent<${detailType(event)}>;`)).join('\n')}
}`;
};

/** Types that all entries share, written once in `types.d.ts`. */
export const sharedTypes = (elements, housing) => `/** Names a kind of listing. */
export type ListingKind = 'sell' | 'rent' | 'plot' | 'pg' | 'commercial';

/** A listing as the server answers it; which fields it has depends on its kind. */
export interface HousingListing {
  _id: string;
  [field: string]: unknown;
}

/** A search as an object, for pages that keep it in their own address. */
export interface HousingSearchAddress {
  tab: 'Buy' | 'Rent' | 'PG' | 'Plot/Land' | 'Commercial';
  filters: Readonly<Record<string, unknown>>;
  sort?: string | undefined;
  page?: number | undefined;
}

${elements.map(elementTypes).join('\n\n')}

/** Holds what each event of the widgets carries. */
export interface HousingEventDetails {
${eventTypes(elements)
  .map(([name, type]) => `  '${name}': ${type};`)
  .join('\n')}
  /** On the document: what a visitor did, once an act. */
  'housing-act': {
    act: 'number' | 'message' | 'save' | 'post' | 'alert';
    actId: string;
    kind?: ListingKind;
    id?: string;
  };
}

${housing}
declare global {
${mapOf(
  'HTMLElementTagNameMap',
  elements.map(({ tag, className }) => `    '${tag}': ${className}Element;`),
)}
${mapOf(
  'HTMLElementEventMap',
  [...eventTypes(elements).map(([name]) => name), 'housing-act'].map(
    (name) => `    '${name}': CustomEvent<HousingEventDetails['${name}']>;`,
  ),
)}
  interface DocumentEventMap {
    'housing-act': CustomEvent<HousingEventDetails['housing-act']>;
  }
}
`;

/** Types of an entry that registers elements. */
export const entryTypes = `export type * from './types.js';

/** Settles once the elements of this file are registered; at once where there is no browser. */
export declare const ready: Promise<void>;
`;
