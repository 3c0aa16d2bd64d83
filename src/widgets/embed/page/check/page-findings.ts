/** Checks that look at the page alone: scripts, tags and their attributes, room, storage. */
import { complaints } from '../../../kit/element/complain.js';
import { lacksKey, widgetTags } from '../connections.js';
import type { CheckedPage, Finding } from './finding.js';

/** Attributes that any element may have. */
const general =
  /^(class|id|style|lang|dir|hidden|slot|part|exportparts|title|role|tabindex|inert|is|loading|nonce|aria-.*|data-.*|on.*)$/;
/** The widgets of what only a person who is signed in can do. */
const personal = ['housing-post-property', 'housing-manage'];
/** Pixels of height below which a page is taken to have reserved no room. */
const leastRoom = 40;

const scriptFindings = ({ source, words }: CheckedPage): Finding[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src*="/embed/"][src$="/embed.js"]')]
    .filter(({ src }) => src !== source)
    .map(({ src }) => ({ topic: 'script', isOk: false, text: words.secondScript(src) }));

const attributeFindings = (element: Element, { words }: CheckedPage): Finding[] => {
  const tag = element.localName;
  const { observedAttributes = [] } = (customElements.get(tag) ?? {}) as { observedAttributes?: string[] };
  return element
    .getAttributeNames()
    .filter((name) => !general.test(name) && !observedAttributes.includes(name))
    .map((name) => ({ topic: 'tags', isOk: false, text: words.unknownAttribute(tag, name) }));
};

const spaceFindings = (element: Element, { words }: CheckedPage): Finding[] => {
  const { minHeight, height, display } = getComputedStyle(element);
  const kept = Math.max(
    Number.parseFloat(minHeight) || 0,
    element.shadowRoot ? 0 : Number.parseFloat(height) || 0,
  );
  if (display === 'none') return [];
  if (element.getBoundingClientRect().width === 0)
    return [{ topic: 'space', isOk: false, text: words.noWidth(element.localName) }];
  if (kept >= leastRoom) return [];
  return [{ topic: 'space', isOk: false, text: words.noSpace(element.localName) }];
};

const tagFindings = (page: CheckedPage): Finding[] => {
  const { find, discover, words } = page;
  const ours = (): Element[] => find('*').filter(({ localName }) => localName.startsWith('housing-'));
  const before = new Set(ours());
  discover(document);
  const tags = ours();
  if (tags.length === 0) return [{ topic: 'tags', isOk: false, text: words.noTags }];
  const faults = tags.flatMap((element): Finding[] => {
    const tag = element.localName;
    if (!widgetTags.includes(tag)) return [{ topic: 'tags', isOk: false, text: words.unknownTag(tag) }];
    if (!before.has(element))
      return [{ topic: 'tags', isOk: false, text: words.undiscovered(tag, 'Housing.discover(root)') }];
    if (!customElements.get(tag)) return [{ topic: 'tags', isOk: false, text: words.notLoaded(tag) }];
    return [...attributeFindings(element, page), ...spaceFindings(element, page)];
  });
  return [{ topic: 'tags', isOk: true, text: words.tags(tags.length) }, ...faults];
};

const keyFindings = ({ find, words }: CheckedPage): Finding[] => {
  const lacking = find(personal.join())
    .filter(lacksKey)
    .map(({ localName }) => localName);
  return [...new Set(lacking)].map((tag) => ({ topic: 'key', isOk: false, text: words.needsKey(tag) }));
};

const storageFinding = ({ words }: CheckedPage): Finding => {
  try {
    localStorage.setItem('housing:check', '1');
    localStorage.removeItem('housing:check');
    return { topic: 'storage', isOk: true, text: words.storage };
  } catch {
    return { topic: 'storage', isOk: false, text: words.storageBlocked };
  }
};

/** What the widgets have said in the console, which is in English: values that none of them can read, first of all. */
const saidFindings = (): Finding[] => complaints().map((text) => ({ topic: 'tags', isOk: false, text }));

/** Checks what the page itself shows. */
export const pageFindings = (page: CheckedPage): Finding[] => [
  ...scriptFindings(page),
  ...tagFindings(page),
  ...saidFindings(),
  ...keyFindings(page),
  storageFinding(page),
];
