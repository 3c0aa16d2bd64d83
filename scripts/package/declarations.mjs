/** The package's types: element classes, the tag map, events, and the props of the React components. */
import { attributeType, detailType, handlerOf, propertyTypes } from './details.mjs';

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

/** Types that all entries share, written once in `types.d.ts`. */
export const sharedTypes = (elements) => `/** Names a kind of listing. */
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

${elements
  .map(
    (element) => `/** ${element.description} */
export interface ${element.className}Element extends HTMLElement {
${fieldsOf(element).join('\n')}
}`,
  )
  .join('\n\n')}

/** Holds what each event of the widgets carries. */
export interface HousingEventDetails {
${eventTypes(elements)
  .map(([name, type]) => `  '${name}': ${type};`)
  .join('\n')}
}

declare global {
  interface HTMLElementTagNameMap {
${elements.map(({ tag, className }) => `    '${tag}': ${className}Element;`).join('\n')}
  }
  interface HTMLElementEventMap {
${eventTypes(elements)
  .map(([name]) => `    '${name}': CustomEvent<HousingEventDetails['${name}']>;`)
  .join('\n')}
  }
}
`;

/** Types of an entry that registers elements. */
export const entryTypes = `export type * from './types.js';

/** Settles once the elements of this file are registered; at once where there is no browser. */
export declare const ready: Promise<void>;
`;

/** Types of the React components. */
export const reactTypes = (
  elements,
) => `import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';
import type { HousingListing, ListingKind, ${elements.map(({ className }) => `${className}Element`).join(', ')} } from './types.js';

export type * from './types.js';

type Base<Element> = Omit<HTMLAttributes<Element>, 'property'> & RefAttributes<Element>;

${elements
  .map(
    ({ className, attributes, properties, events, description }) => `/** Holds the props of ${className}. */
export interface ${className}Props {
${[...attributes.map(({ field }) => field), ...properties.map(({ name }) => name)]
  .map((name) => `  ${name}?: ${className}Element['${name}'] | undefined;`)
  .join('\n')}
${events
  .map((event) =>
    documented(
      event.description,
      `${handlerOf(event.name)}?: (event: CustomEvent<${detailType(event)}>) => void;`,
    ),
  )
  .join('\n')}
}

/** ${description} */
export declare const ${className}: ForwardRefExoticComponent<
  Omit<Base<${className}Element>, keyof ${className}Props> & ${className}Props
>;`,
  )
  .join('\n\n')}
`;
