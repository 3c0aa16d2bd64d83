/** A static page that is one text: About, the privacy policy, the terms; Contact adds its list. */
import type { PageContent } from 'virtual:pages';
import type { ReactNode } from 'react';
import { formatDate } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { fillIn } from '../../../model/rules/page-details.js';
import { usePageMeta } from '../../page-meta.js';
import { useSite } from '../../site-context.js';
import { Waiting } from './about-frame.js';
import { ContentBody } from './content-body.js';
import { useAboutWords } from './words.js';
import { usePageContent } from './page-content.js';
import { pageTitleClass } from './page-title.js';

const column = css`
  display: grid;
  gap: var(--h-space-5);
  max-width: 68ch;
`;

const head = css`
  display: grid;
  gap: var(--h-space-2);
  & p {
    color: var(--h-muted);
    font-size: var(--h-text-14);
  }
`;

/** What a DocumentPage takes; `children` stand below the text. */
interface DocumentPageProps {
  name: string;
  path: string;
  children?: ReactNode;
}

/** Draws the head of a static page: its title, and the day of its last change. */
export function DocumentHead({ page }: { page: PageContent }) {
  const text = useAboutWords();
  const locale = useLocale();
  const { details } = useSite();
  return (
    <header className={head}>
      <h1 className={pageTitleClass}>{fillIn(page.title, details)}</h1>
      {page.updated !== undefined && <p>{text.updated(formatDate(page.updated, locale, 'long'))}</p>}
    </header>
  );
}

/** Writes the title and description of a static page into the document's head. */
export function DocumentMeta({ page, path }: { page: PageContent; path: string }) {
  const { details } = useSite();
  usePageMeta({
    title: fillIn(page.title, details),
    description: fillIn(page.description, details),
    address: path,
    language: page.language,
  });
  return null;
}

/** Draws the page. */
export function DocumentPage({ name, path, children }: DocumentPageProps) {
  const { page, hasFailed } = usePageContent(name);
  if (!page) return <Waiting hasFailed={hasFailed} />;
  return (
    <article className={column} lang={page.language}>
      <DocumentMeta page={page} path={path} />
      <DocumentHead page={page} />
      <ContentBody nodes={page.body} />
      {children}
    </article>
  );
}
