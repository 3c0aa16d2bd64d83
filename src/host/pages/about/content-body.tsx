/** Draws the text of a static page from its nodes, with the site's own facts in it. */
import type { PageElement, PageNode } from 'virtual:pages';
import { createElement, Fragment, type ReactNode } from 'react';
import { fillIn } from '../../../model/rules/page-details.js';
import { Picture } from '../../../widgets/kit/listing/picture.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { useSite } from '../../site-context.js';
import { mediaPath } from './media-path.js';

const prose = css`
  font-size: var(--h-text-16);
  line-height: 1.7;
  overflow-wrap: anywhere;
  text-wrap: pretty;
  @media (min-width: 768px) {
    font-size: var(--h-text-18);
  }
  & > * + * {
    margin-top: var(--h-space-4);
  }
  & h2 {
    margin-top: var(--h-space-7);
    font-size: var(--h-text-24);
    font-weight: 700;
    line-height: 1.3;
    letter-spacing: -0.015em;
    scroll-margin-top: var(--h-space-5);
    text-wrap: balance;
  }
  & h3 {
    margin-top: var(--h-space-6);
    font-size: var(--h-text-18);
    font-weight: 700;
    line-height: 1.4;
    scroll-margin-top: var(--h-space-5);
  }
  & h2:lang(hi),
  & h2:lang(mr) {
    line-height: 1.4;
    letter-spacing: normal;
  }
  & > :first-child {
    margin-top: 0;
  }
  & h2 + *,
  & h3 + * {
    margin-top: var(--h-space-2);
  }
  & ul,
  & ol {
    padding-inline-start: var(--h-space-5);
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & li + li {
    margin-top: var(--h-space-2);
  }
  & li::marker {
    color: var(--h-muted);
  }
  & blockquote {
    margin-inline: 0;
    padding: var(--h-space-4) var(--h-space-5);
    border-inline-start: var(--h-space-1) solid var(--h-brand);
    border-radius: var(--h-radius);
    background: var(--h-brand-soft);
  }
  & strong {
    font-weight: 700;
  }
  & em:lang(hi),
  & em:lang(mr) {
    font-style: normal;
    font-weight: 600;
  }
`;

// Its width is the page's, not the table's: a wide table scrolls in its place.
const scroll = css`
  width: 0;
  min-width: 100%;
  overflow-x: auto;
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-card);
  &:has(th:nth-child(3)) table {
    min-width: var(--h-size-520);
  }
  & table {
    width: 100%;
    font-size: var(--h-text-15);
    line-height: 1.5;
    overflow-wrap: break-word;
  }
  & th,
  & td {
    padding: var(--h-space-3) var(--h-space-4);
    text-align: start;
    vertical-align: top;
  }
  & th {
    background: var(--h-hover);
    font-weight: 600;
  }
  & td {
    border-top: 1px solid var(--h-border);
  }
`;

const inner = css`
  border-radius: var(--h-radius-card);
`;

/** Draws an element of a text in a way of its own. */
type DrawElement = (node: PageElement, children: ReactNode) => ReactNode;

const special: Readonly<Record<string, DrawElement>> = {
  img: ({ s = '', a = '' }) => (
    <Picture
      src={mediaPath(s)}
      alt={a}
      width={16}
      height={10}
      sizes="(min-width: 800px) 680px, 100vw"
      className={inner}
    />
  ),
  // A wide table scrolls by itself, also by keyboard, and the page stays as wide as the window.
  table: (_node, children) => (
    <div className={scroll} tabIndex={0} role="group">
      <table>{children}</table>
    </div>
  ),
};

/** A paragraph that holds a picture alone is the picture. */
const isPicture = ({ t, c }: PageElement): boolean =>
  t === 'p' && c?.length === 1 && typeof c[0] === 'object' && c[0].t === 'img';

/** What a text is drawn with. */
interface Drawing {
  /** Puts the facts of the site into a text. */
  fill: (text: string) => string;
  drawn: Readonly<Record<string, DrawElement>>;
}

const draw = (node: PageNode, key: number, drawing: Drawing): ReactNode => {
  if (typeof node === 'string') return drawing.fill(node);
  const children = node.c?.map((child, index) => draw(child, index, drawing));
  if (isPicture(node)) return <Fragment key={key}>{children}</Fragment>;
  const own = drawing.drawn[node.t] ?? special[node.t];
  if (own) return <Fragment key={key}>{own(node, children)}</Fragment>;
  return createElement(
    node.t,
    { key, ...(node.h && { href: drawing.fill(node.h) }), ...(node.i && { id: node.i, tabIndex: -1 }) },
    ...(children ?? []),
  );
};

/** What a ContentBody takes: how texts are filled in and which elements are drawn otherwise than on the static pages. */
interface ContentBodyProps extends Partial<Drawing> {
  nodes: readonly PageNode[];
}

/** Draws nodes one after another. */
export function ContentBody({ nodes, fill, drawn = {} }: ContentBodyProps) {
  const { details } = useSite();
  const drawing = { drawn, fill: fill ?? ((text: string) => fillIn(text, details)) };
  return <div className={prose}>{nodes.map((node, index) => draw(node, index, drawing))}</div>;
}
