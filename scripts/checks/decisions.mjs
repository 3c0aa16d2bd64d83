/** Every decision is one short file in one form, and every reference to a decision leads to one. */
const FOLDER = 'docs/decisions/';
const HEADINGS = ['## Context', '## Decision', '## Consequence'];
const MOST_LINES = 25;
const MOST_SIGNS = 140;
/** `docs/decisions/0006`, `decision 0040`, and a link to a whole file name. */
const REFERENCE = /\bdecisions?[/ ](\d{4})([a-z0-9-]*\.md)?/g;
/** A decision names others by their number alone. */
const NUMBER = /(?<![\w/.-])0\d{3}(?![\w/.-])/g;

const decisionsIn = (files) => files.filter(({ path }) => path.startsWith(FOLDER));
const nameOf = (path) => path.slice(FOLDER.length);
const numberOf = (path) => nameOf(path).slice(0, 4);

const faultsOf = ({ path, text }) => {
  const lines = text.trimEnd().split('\n');
  const headings = lines.filter((line) => /^#{1,6} /.test(line)).slice(1);
  return [
    ...(/^\d{4}-[a-z0-9-]+\.md$/.test(nameOf(path)) ? [] : ['has no number in its name']),
    ...(lines[0].startsWith(`# ${numberOf(path)} `) ? [] : ['has no title with its number']),
    ...(headings.join() === HEADINGS.join() ? [] : [`has other headings than ${HEADINGS.join(', ')}`]),
    ...(lines.length <= MOST_LINES ? [] : [`has ${lines.length} lines`]),
    ...(lines.every((line) => line.length <= MOST_SIGNS)
      ? []
      : [`has a line of over ${MOST_SIGNS} characters`]),
  ];
};

/** Names every decision that is in another form, or longer. */
export function oddDecisions(files) {
  return decisionsIn(files).flatMap((file) => faultsOf(file).map((fault) => `${file.path} ${fault}`));
}

/** Names every decision whose number another one has. */
export function sharedNumbers(files) {
  const paths = decisionsIn(files).map(({ path }) => path);
  return paths.filter(
    (path, index) => paths.findIndex((other) => numberOf(other) === numberOf(path)) < index,
  );
}

const referencesIn = ({ path, text }) => [
  ...[...text.matchAll(REFERENCE)].map(([, number, rest]) => (rest ? number + rest : number)),
  ...(path.startsWith(FOLDER) ? [...text.matchAll(NUMBER)].map(([number]) => number) : []),
];

/** Names every reference to a decision that is not there. */
export function missingDecisions(files) {
  const names = decisionsIn(files).map(({ path }) => nameOf(path));
  const known = new Set([...names, ...names.map((name) => name.slice(0, 4))]);
  return files.flatMap((file) =>
    referencesIn(file)
      .filter((reference) => !known.has(reference))
      .map((reference) => `${file.path} ${reference}`),
  );
}
