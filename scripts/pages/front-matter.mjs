/** Reads the head of a content file: `name: value` lines between two lines of three dashes. */

/** Splits a file into its fields and its Markdown; throws, naming the file, when the head is not one. */
export function splitFrontMatter(text, file) {
  const found = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!found) throw new Error(`${file} does not begin with its fields between two lines of "---"`);
  const [, head, markdown] = found;
  const fields = {};
  for (const line of head.split('\n')) {
    const [, name, value] = /^([a-z]+): (.+)$/.exec(line) ?? [];
    if (!name) throw new Error(`${file} has a line in its head that is not "name: value": ${line}`);
    fields[name] = value.trim();
  }
  return { fields, markdown };
}
