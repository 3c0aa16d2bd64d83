/** The index of the developer site's search: every part of every page, with its text. */
import { plainText } from './markdown.mjs';

const joined = (nodes) => nodes.map(plainText).join(' ').replace(/\s+/g, ' ').trim();

const sectionsOf = ({ name, title, description, body }) => {
  const sections = [{ name, title, id: '', heading: '', nodes: [description] }];
  for (const node of body)
    if (node.t === 'h2' || node.t === 'h3')
      sections.push({ name, title, id: node.i, heading: plainText(node), nodes: [] });
    else sections.at(-1).nodes.push(node);
  return sections.map(({ nodes, ...section }) => ({ ...section, text: joined(nodes) }));
};

/** Returns `{ name, title, id, heading, text }` of each part; the id is '' for what stands above the first heading. */
export const searchIndex = (pages) => pages.flatMap(sectionsOf);
