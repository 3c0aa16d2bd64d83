/** The types of `Housing`, the object that embed.js leaves on the page, read from the sources that make it. */
import { join } from 'node:path';
import ts from 'typescript';
import { fail, findAll, parse } from './read-source.mjs';

const declared = [
  ['housing.ts', 'HousingTask'],
  ['page/open-listing.ts', 'OpenOptions'],
  ['page/check/finding.ts', 'Finding'],
  ['housing.ts', 'Housing'],
];

/** The text of an exported type with its comment, without the members that are our own. */
function textOf(file, name) {
  const source = parse(file);
  const [node] = findAll(
    source,
    (each) => (ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each)) && each.name.text === name,
  );
  if (!node) return fail(file, `has no type ${name}`);
  const text = node.getFullText().trim();
  const own = (node.members ?? []).filter((member) => member.getFullText().includes('@internal'));
  return own.reduce((left, member) => left.replace(member.getFullText(), ''), text);
}

/** Writes the declarations; the events are those of the package. */
export const housingTypes = (root) => {
  const texts = declared.map(([file, name]) => textOf(join(root, 'src/widgets/embed', file), name));
  return `${texts.join('\n\n').replaceAll('HousingEvents', 'HousingEventDetails')}

declare global {
  /** Before embed.js has loaded, an array of tasks that a page may have made; then the object of the script. */
  var Housing: Housing | HousingTask[] | undefined;
}
`;
};
