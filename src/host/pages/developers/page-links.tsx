/** The ways on from a page: to its own parts, and to the pages before and after it. */
import { parts } from 'virtual:page-developers';
import type { PageElement, PageNode } from 'virtual:pages';
import { css } from '../../../widgets/kit/style/sheet.js';
import { texts } from './texts.js';

const within = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--h-space-4);
  margin-top: var(--h-space-4);
  font-size: var(--h-text-14);
  & > p {
    color: var(--h-muted);
    font-weight: 600;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--h-size-36);
  }
`;

const around = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--h-space-3);
  padding-top: var(--h-space-5);
  border-top: 1px solid var(--h-border);
  & a {
    display: grid;
    gap: var(--h-space-1);
    padding-block: var(--h-space-2);
    font-weight: 600;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & a:hover {
    text-decoration: underline;
  }
  & a:last-child {
    margin-inline-start: auto;
    text-align: end;
  }
  & small {
    color: var(--h-muted);
    font-size: var(--h-text-13);
    font-weight: 400;
  }
`;

const wordsOf = (node: PageNode): string =>
  typeof node === 'string' ? node : (node.c ?? []).map(wordsOf).join('');

const isPart = (node: PageNode): node is PageElement => typeof node === 'object' && node.t === 'h2';

/** Parts from which on a page has a list of them. */
const fewest = 3;

/** Draws links to the parts of a page, where there are some. */
export function PartLinks({ body }: { body: readonly PageNode[] }) {
  const found = body.filter(isPart);
  if (found.length < fewest) return null;
  return (
    <nav className={within} aria-label={texts.onThisPage}>
      <p aria-hidden="true">{texts.onThisPage}</p>
      {found.map((part) => (
        <a key={part.i} href={`#${part.i ?? ''}`}>
          {wordsOf(part)}
        </a>
      ))}
    </nav>
  );
}

const inOrder = parts.flatMap(({ pages }) => pages);

/** Draws links to the page before and the page after one, in the order of the list. */
export function NextLinks({ name }: { name: string }) {
  const at = inOrder.findIndex((page) => page.name === name);
  const [before, after] = [inOrder[at - 1], inOrder[at + 1]];
  return (
    <nav className={around} aria-label={texts.around}>
      {before ? (
        <a href={`/${before.name}`} rel="prev">
          <small>{texts.before}</small>
          {before.title}
        </a>
      ) : null}
      {after ? (
        <a href={`/${after.name}`} rel="next">
          <small>{texts.after}</small>
          {after.title}
        </a>
      ) : null}
    </nav>
  );
}
