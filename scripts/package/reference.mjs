/** Writes the reference of the widgets as Markdown from their element files. */
import { attributeType, detailType, handlerOf, propertyTypes } from './details.mjs';

const cell = (text) => text.replaceAll('|', '\\|');
const table = (head, rows) =>
  rows.length === 0
    ? ''
    : `\n${[head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')}\n`;
const code = (text) => `\`${text}\``;
const choice = (attribute) =>
  attribute.values ? attribute.values.map(code).join(', ') : attributeType(attribute);

const titled = (title, rows) => (rows === '' ? '' : `\n### ${title}\n${rows}`);

const bodyOf = ({
  className,
  description,
  attributes,
  properties,
  events,
  slots,
  parts,
}) => `${description} In React: ${code(`<${className}>`)}.
${titled(
  'Attributes',
  table(
    ['attribute', 'property', 'holds', 'what it says'],
    attributes.map((each) => [code(each.name), code(each.field), choice(each), each.description]),
  ),
)}${titled(
  'Properties',
  table(
    ['property', 'holds', 'what it says'],
    properties.map(({ name, description: words }) => [code(name), code(propertyTypes[name]), words]),
  ),
)}${titled(
  'Events',
  table(
    ['event', 'in React', 'detail', 'when'],
    events.map((each) => [
      code(each.name),
      code(handlerOf(each.name)),
      code(detailType(each)),
      each.description,
    ]),
  ),
)}${titled(
  'Slots',
  table(
    ['slot', 'what stands there'],
    slots.map(({ name, description: words }) => [name || 'the default one', words]),
  ),
)}${titled(
  'Parts',
  table(
    ['part', 'what it is'],
    parts.map(({ name, description: words }) => [code(`::part(${name})`), words]),
  ),
)}`;

const sectionOf = (element) => `
## ${code(`<${element.tag}>`)}

${bodyOf(element)}`;

/** The reference of one widget, as a page of its own whose title is its tag. */
export const referenceOf = (element) => bodyOf(element).replaceAll(/^### /gm, '## ');

/** What every widget takes of colours and sizes, as a page of its own. */
export const cssReference = (
  cssProperties,
) => `Custom properties of CSS, on the tag or anywhere around it. A colour without a value of the page's is ours, on light and on dark
ground.
${table(
  ['custom property', 'what it is', 'without it'],
  cssProperties.map(({ name, description, default: value }) => [code(name), description, code(value)]),
)}`;

/** The heading of the colours and sizes in the reference of all widgets. */
export const cssHeading = 'Colours and sizes of all widgets';

/** The reference of all widgets; its first line names the command that writes it. */
export const reference = (elements) => `<!-- Made by: node scripts/reference.mjs -->
# Reference of the widgets

What every element takes, tells and lets be restyled; [embedding.md](embedding.md) says how to use them.
${elements.map(sectionOf).join('')}
## ${cssHeading}

${cssReference(elements[0].cssProperties)}`;
