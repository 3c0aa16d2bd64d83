/** /developers: documents, reference and examples as the repository holds them, with live widgets (docs/decisions/0181). */
import { type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react';
import type { PageContent, PageElement } from 'virtual:pages';
import { useLocation, useSearch } from 'wouter';
import { withoutTrailingSlashes } from '../../../model/rules/trailing-slashes.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { usePageMeta } from '../../page-meta.js';
import { useSite } from '../../site-context.js';
import type { WidgetName } from '../../widget-loader.js';
import { ContentBody } from '../about/content-body.js';
import { pageTitleClass } from '../about/page-title.js';
import { NotFoundPage } from '../not-found-page.js';
import { CodeBlock } from './code-block.js';
import { Live } from './live.js';
import { hasPage, loadPage, usePage } from './page-content.js';
import { NextLinks, PartLinks } from './page-links.js';
import { Found, SearchForm } from './search-box.js';
import { SiteFrame } from './site-frame.js';
import { texts } from './texts.js';

const Workbench = lazy(async () => ({ default: (await import('./workbench/workbench.js')).Workbench }));
const Together = lazy(async () => ({ default: (await import('./together.js')).Together }));
const States = lazy(async () => ({ default: (await import('./states.js')).States }));
const Status = lazy(async () => ({ default: (await import('./status.js')).Status }));

const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-6);
  margin-top: var(--h-space-6);
  & h1 {
    overflow-wrap: anywhere;
  }
  /* Documents are dense. */
  & > div > p,
  & > div > ul {
    max-width: 76ch;
    font-size: var(--h-text-16);
    line-height: 1.6;
  }
  /* Two columns fit on a phone; wider tables scroll. */
  & td:first-child:nth-last-child(2) {
    overflow-wrap: anywhere;
  }
  & td:last-child:nth-child(2) {
    overflow-wrap: anywhere;
  }
  & td:first-child {
    min-width: var(--h-size-120);
  }
  /* A name is looked for as a whole, where that leaves room for what it says. */
  @media (min-width: 768px) {
    & td:first-child code {
      white-space: nowrap;
    }
  }
`;

const lead = css`
  max-width: 68ch;
  margin-top: var(--h-space-2);
  color: var(--h-muted);
  font-size: var(--h-text-18);
`;

const foot = css`
  font-size: var(--h-text-14);
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--h-size-36);
  }
`;

const onlyWidget: Readonly<Record<string, WidgetName>> = {
  'developers/search-box': 'search-box',
  'developers/results': 'results',
  'developers/listing-detail': 'listing-detail',
  'developers/post-property': 'post-property',
  'developers/manage': 'manage',
};

const status = 'developers/status';
const colours = 'developers/colours';

function ColourBench() {
  return <Workbench of="colours" />;
}

const liveParts: Readonly<Record<string, ComponentType>> = {
  developers: Together,
  'developers/gallery': States,
  [status]: Status,
  [colours]: ColourBench,
  'developers/playground': Workbench,
};

function LivePart({ name }: { name: string }) {
  const widget = onlyWidget[name];
  const Part = liveParts[name];
  if (widget)
    return (
      <Live>
        <Workbench key={widget} widget={widget} />
      </Live>
    );
  return Part ? (
    <Live isShort={name === status}>
      <Part />
    </Live>
  ) : null;
}

/** Puts the market’s own address into a text; `https://HOST` stands for it in documents, a port of this machine in examples. */
const useFill = (): ((text: string) => string) => {
  const { origin } = useSite();
  if (!URL.canParse(origin)) return (text) => text;
  const { host } = new URL(origin);
  return (text) =>
    text.replaceAll(/https:\/\/HOST|http:\/\/localhost:3000/g, origin).replaceAll(/\bHOST\b/g, host);
};

function Article({ page }: { page: PageContent }) {
  const fill = useFill();
  const { name, title, description, body } = page;
  usePageMeta({ title, description, address: `/${name}`, language: 'en' });
  // The text comes after the page has changed, and with it the place that a link names.
  useEffect(() => {
    const { hash } = location;
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, []);
  const pre = ({ l = '', c = [] }: PageElement): ReactNode => (
    <CodeBlock language={l} code={fill(c.filter((text) => typeof text === 'string').join(''))} />
  );
  const text = <ContentBody nodes={body} fill={fill} drawn={{ pre }} />;
  // What is tried stands above what is read, except where the text leads in.
  const isTriedFirst = name in onlyWidget || name === status || name === colours;
  return (
    <article className={column}>
      <header>
        <h1 className={pageTitleClass}>{title}</h1>
        <p className={lead}>{description}</p>
        <PartLinks body={body} />
      </header>
      {isTriedFirst ? null : text}
      <LivePart name={name} />
      {isTriedFirst ? text : null}
      <p className={foot}>
        <a href={`/${name}.md`}>{texts.markdown}</a>
      </p>
      <NextLinks name={name} />
    </article>
  );
}

const nameOf = (path: string): string => withoutTrailingSlashes(path).slice(1);

/** Draws the page of the address, or what the search found. */
export function DevelopersPage() {
  const path = useLocation()[0];
  const asked = new URLSearchParams(useSearch()).get('q') ?? '';
  const [typed, setTyped] = useState(asked);
  const name = nameOf(path);
  const { page, hasFailed } = usePage(name);
  useEffect(() => {
    setTyped(asked);
  }, [asked, path]);
  if (!hasPage(name)) return <NotFoundPage />;
  return (
    <SiteFrame path={`/${name}`}>
      <SearchForm typed={typed} onText={setTyped} />
      {typed.trim() ? (
        <div className={column}>
          <Found
            typed={typed}
            onOpen={() => {
              setTyped('');
            }}
          />
        </div>
      ) : null}
      {hasFailed ? (
        <InlineNotice
          tone="danger"
          onRetry={() => {
            // Browsers cache a failed import, so Retry reloads the page.
            location.reload();
          }}
        >
          {texts.failed}
        </InlineNotice>
      ) : null}
      {page && !typed.trim() ? <Article key={page.name} page={page} /> : null}
    </SiteFrame>
  );
}

/** Loads the text of the page that is open, and returns the screen. */
export const loadDevelopersPage = async (): Promise<typeof DevelopersPage> => {
  await loadPage(nameOf(location.pathname)).catch(() => undefined);
  return DevelopersPage;
};
