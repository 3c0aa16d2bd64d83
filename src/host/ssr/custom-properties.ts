/** Style text without the custom properties that a first screen does not need: most tokens are of what comes later. */

const declared = /(?<=[{;])\s*(--[\w-]+):[^;{}]*;?/g;
const emptyRule = /(?<=^|[{}])[^{}]*\{\s*\}/;

const withoutEmptyRules = (text: string): string =>
  emptyRule.test(text) ? withoutEmptyRules(text.replace(emptyRule, '')) : text;

/** Takes out every custom property that the text defines. */
export const withoutProperties = (text: string): string => withoutEmptyRules(text.replace(declared, ''));

/** Takes out the custom properties that nothing in the text or in `others` reads, and those that only they read. */
export const withoutUnread = (text: string, others = ''): string => {
  const read = new Set([...(text + others).matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const rest = text.replace(declared, (declaration, name: string) => (read.has(name) ? declaration : ''));
  return rest === text ? withoutEmptyRules(text) : withoutUnread(rest, others);
};
