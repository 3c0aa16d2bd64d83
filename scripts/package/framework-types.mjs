/** The types of the tags and components in the templates of React, Vue and Svelte. */
import { attributeType, detailType, handlerOf } from './details.mjs';

const documented = (text, line) => `  /** ${text} */\n  ${line}`;
const optional = ({ name, description }, type) => documented(description, `'${name}'?: ${type} | undefined;`);
const detailImports = (elements) =>
  `import type {\n  HousingListing,\n  ListingKind,\n${elements.map(({ className }) => `  ${className}Element,`).join('\n')}\n} from './types.js';`;

/** The attributes of a tag as it is written in a template; `loading` is read by embed.js. */
const tagFields = ({ attributes }) => [
  ...attributes.map((attribute) =>
    optional(attribute, attribute.type === 'boolean' ? "boolean | ''" : attributeType(attribute)),
  ),
  documented('When embed.js brings the widget.', "loading?: 'eager' | 'lazy' | undefined;"),
];

const listenersOf = ({ events }, nameOf) =>
  events.map((event) =>
    documented(
      event.description,
      `'${nameOf(event.name)}'?: ((event: CustomEvent<${detailType(event)}>) => void) | undefined;`,
    ),
  );

/** Types of the custom properties in `style`, apart from the tags, which a page may have typed by itself. */
export const cssTypes = `import type {} from 'react';

declare module 'react' {
  interface CSSProperties {
    [token: \`--housing-\${string}\`]: string | undefined;
  }
}
`;

/** Types of the tags in JSX, for a page whose widgets come by embed.js: `import type {} from 'housing-widgets/jsx'`. */
export const jsxTypes = (elements) => `import type {} from './css-properties.js';
import type { HTMLAttributes, RefAttributes } from 'react';
${detailImports(elements)}

export type * from './types.js';

type Base<Element> = Omit<HTMLAttributes<Element>, 'property'> & RefAttributes<Element>;

${elements
  .map(
    (element) => `/** ${element.description} */
export interface ${element.className}Attributes {
${[...tagFields(element), ...listenersOf(element, (name) => `on${name}`)].join('\n')}
}`,
  )
  .join('\n\n')}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${elements
  .map(
    ({ tag, className }) =>
      `      '${tag}': Omit<Base<${className}Element>, keyof ${className}Attributes> & ${className}Attributes;`,
  )
  .join('\n')}
    }
  }
}
`;

/** Types of the tags in Vue's templates. */
export const vueTypes = (elements) => `import type { HTMLAttributes, ReservedProps } from 'vue';
${detailImports(elements)}

export type * from './types.js';

type Tag<Element, Props> = new () => Element & {
  $props: Omit<HTMLAttributes, keyof Props> & ReservedProps & Props;
};

${elements
  .map(
    (element) => `/** ${element.description} */
export interface ${element.className}TagProps {
${[
  ...tagFields(element),
  ...element.attributes
    .filter(({ name, field }) => name !== field)
    .map(({ field, ...attribute }) =>
      optional(
        { ...attribute, name: field },
        attribute.type === 'boolean' ? "boolean | ''" : attributeType(attribute),
      ),
    ),
  ...element.properties.map(({ name, description }) =>
    optional({ name, description }, `${element.className}Element['${name}']`),
  ),
  ...listenersOf(element, (name) => `on${name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}`),
].join('\n')}
}`,
  )
  .join('\n\n')}

declare module 'vue' {
  interface GlobalComponents {
${elements.map(({ tag, className }) => `    '${tag}': Tag<${className}Element, ${className}TagProps>;`).join('\n')}
  }
}
`;

/** Types of the tags in Svelte's templates. */
export const svelteTypes = (elements) => `import type { HTMLAttributes } from 'svelte/elements';
${detailImports(elements)}

export type * from './types.js';

${elements
  .map(
    (element) => `/** ${element.description} */
export interface ${element.className}TagProps {
${[
  ...tagFields(element),
  ...element.properties.map(({ name, description }) =>
    optional({ name, description }, `${element.className}Element['${name}']`),
  ),
  ...listenersOf(element, (name) => `on${name}`),
  ...listenersOf(element, (name) => `on:${name}`),
].join('\n')}
}`,
  )
  .join('\n\n')}

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${elements
  .map(
    ({ tag, className }) =>
      `    '${tag}': Omit<HTMLAttributes<${className}Element>, keyof ${className}TagProps> & ${className}TagProps;`,
  )
  .join('\n')}
  }
}
`;

const propsOf = ({ className, attributes, properties, events }) => `/** Holds the props of ${className}. */
export interface ${className}Props {
${[
  ...attributes.map(({ field, description }) => [field, description]),
  ...properties.map(({ name, description }) => [name, description]),
]
  .map(([name, description]) =>
    documented(description, `${name}?: ${className}Element['${name}'] | undefined;`),
  )
  .join('\n')}
${events
  .map((event) =>
    documented(
      event.description,
      `${handlerOf(event.name)}?: ((event: CustomEvent<${detailType(event)}>) => void) | undefined;`,
    ),
  )
  .join('\n')}
}`;

/** Types of React components: of one widget, or of all. */
export const reactTypes = (
  elements,
  types,
) => `import type {} from '${types.replace('types', 'css-properties')}';
import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';
import type { HousingListing, ListingKind, ${elements.map(({ className }) => `${className}Element`).join(', ')} } from '${types}';

export type * from '${types}';

type Base<Element> = Omit<HTMLAttributes<Element>, 'property'> & RefAttributes<Element>;

/** Settles once the elements of this file are registered; at once where there is no browser. */
export declare const ready: Promise<void>;

${elements
  .map(
    (element) => `${propsOf(element)}

/** ${element.description} */
export declare const ${element.className}: ForwardRefExoticComponent<
  Omit<Base<${element.className}Element>, keyof ${element.className}Props> & ${element.className}Props
>;`,
  )
  .join('\n\n')}
`;
