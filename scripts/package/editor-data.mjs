/** Data for editors and catalogues: custom-elements.json, VS Code's custom data and JetBrains' web-types. */
import { attributeType, detailType, propertyTypes } from './details.mjs';

const withDefault = ({ default: value }) =>
  value === undefined || value === '' ? {} : { default: `'${value}'` };
const entryOf = (tag) => `${tag.replace('housing-', '')}.js`;

const moduleOf = ({
  tag,
  className,
  description,
  attributes,
  properties,
  events,
  slots,
  parts,
  cssProperties,
}) => ({
  kind: 'javascript-module',
  path: entryOf(tag),
  declarations: [
    {
      kind: 'class',
      customElement: true,
      name: className,
      tagName: tag,
      superclass: { name: 'HTMLElement' },
      description,
      attributes: attributes.map((attribute) => ({
        name: attribute.name,
        fieldName: attribute.field,
        type: { text: attributeType(attribute) },
        description: attribute.description,
        ...withDefault(attribute),
      })),
      members: [
        ...attributes.map((attribute) => ({
          kind: 'field',
          name: attribute.field,
          attribute: attribute.name,
          type: { text: attributeType(attribute) },
          description: attribute.description,
        })),
        ...properties.map(({ name, description: words }) => ({
          kind: 'field',
          name,
          type: { text: propertyTypes[name] },
          description: words,
        })),
      ],
      events: events.map((event) => ({
        name: event.name,
        type: { text: `CustomEvent<${detailType(event)}>` },
        description: event.description,
      })),
      slots,
      cssParts: parts,
      cssProperties,
    },
  ],
  exports: [
    { kind: 'custom-element-definition', name: tag, declaration: { name: className, module: entryOf(tag) } },
  ],
});

/** The custom elements manifest, schema 2.1.0. */
export const customElements = (elements) => ({
  schemaVersion: '2.1.0',
  readme: 'README.md',
  modules: elements.map(moduleOf),
});

/** Custom data for VS Code (`html.customData`). */
export const vsCode = (elements) => ({
  version: 1.1,
  tags: elements.map(({ tag, description, attributes }) => ({
    name: tag,
    description,
    attributes: attributes.map(({ name, description: words, type, values }) => ({
      name,
      description: words,
      ...(type === 'boolean' && { valueSet: 'v' }),
      ...(values && { values: values.map((value) => ({ name: value })) }),
    })),
  })),
});

/** Web types for JetBrains' editors. */
export const webTypes = (elements, { name, version }) => ({
  $schema: 'https://json.schemastore.org/web-types',
  name,
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: elements.map(
        ({ tag, description, attributes, events, slots, properties, parts, cssProperties }) => ({
          name: tag,
          description,
          attributes: attributes.map((attribute) => ({
            name: attribute.name,
            description: attribute.description,
            value: { type: attributeType(attribute) },
          })),
          slots,
          css: {
            properties: cssProperties.map(({ name: property, description: words }) => ({
              name: property,
              description: words,
            })),
            parts,
          },
          js: {
            events: events.map(({ name: event, description: words }) => ({
              name: event,
              description: words,
            })),
            properties: properties.map((property) => ({
              name: property.name,
              description: property.description,
              type: propertyTypes[property.name],
            })),
          },
        }),
      ),
    },
  },
});
