/** An article (S-391): its head with topic, day and reading time, its picture, its text, and what to read next. */
import type { ArticleSummary, PageContent } from 'virtual:pages';
import { Badge } from '../../../widgets/kit/status/badge.js';
import { formatDate } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { articlePath } from '../../routes.js';
import { usePageMeta } from '../../page-meta.js';
import { useSite } from '../../site-context.js';
import { Waiting } from './about-frame.js';
import { ArticleCards, bylineClass } from './article-cards.js';
import { ArticlePicture } from './article-picture.js';
import { ContentBody } from './content-body.js';
import { useAboutWords } from './words.js';
import { useArticles, usePageContent } from './page-content.js';
import { pageTitleClass } from './page-title.js';

const column = css`
  display: grid;
  gap: var(--h-space-5);
  max-width: 68ch;
`;

const head = css`
  display: grid;
  justify-items: start;
  gap: var(--h-space-3);
  & > p {
    color: var(--h-muted);
    font-size: var(--h-text-18);
    text-wrap: pretty;
  }
`;

const rounded = css`
  border-radius: var(--h-radius-card);
`;

const foot = css`
  padding-top: var(--h-space-4);
  border-top: 1px solid var(--h-border);
  color: var(--h-muted);
  font-size: var(--h-text-14);
`;

const next = css`
  display: grid;
  gap: var(--h-space-4);
  margin-top: var(--h-space-7);
  & > h2 {
    font-size: var(--h-text-20);
    font-weight: 700;
  }
`;

function Byline({ page }: { page: PageContent }) {
  const text = useAboutWords();
  const locale = useLocale();
  const { brand } = useSite();
  const { date = '', minutes = 1 } = page;
  return (
    <div className={bylineClass}>
      <span>{brand}</span>
      <time dateTime={date}>{formatDate(date, locale, 'long')}</time>
      <span>{text.minutes(minutes)}</span>
    </div>
  );
}

function Article({ page }: { page: PageContent }) {
  const text = useAboutWords();
  const locale = useLocale();
  const { topic = '', picture = '', alt = '' } = page;
  const { title, description, language } = page;
  usePageMeta({ title, description, address: articlePath(page.name), language });
  return (
    <article className={column}>
      <header className={head}>
        <Badge tone="brand">{text.topics[topic as keyof typeof text.topics]}</Badge>
        <h1 className={pageTitleClass} lang={page.language}>
          {page.title}
        </h1>
        <p lang={page.language}>{page.description}</p>
        <Byline page={page} />
        {page.language !== locale && <div className={bylineClass}>{text.inEnglish}</div>}
      </header>
      <ArticlePicture
        picture={picture}
        alt={alt}
        language={page.language}
        sizes="(min-width: 800px) 680px, 100vw"
        className={rounded}
        eager
      />
      <div lang={page.language}>
        <ContentBody nodes={page.body} />
      </div>
      <p className={foot}>{text.note}</p>
    </article>
  );
}

/** The two that follow in the list; after the last come the first ones. */
const after = (articles: readonly ArticleSummary[], name: string) => {
  const at = articles.findIndex((article) => article.name === name);
  return [1, 2].flatMap((step) => articles[(at + step) % articles.length] ?? []);
};

/** Draws the article of a name there is. */
export function ArticlePage({ name }: { name: string }) {
  const text = useAboutWords();
  const { page, hasFailed } = usePageContent(name);
  const { content: articles } = useArticles();
  if (!page) return <Waiting hasFailed={hasFailed} />;
  return (
    <>
      <Article key={page.name} page={page} />
      {articles && (
        <section className={next}>
          <h2>{text.moreArticles}</h2>
          <ArticleCards articles={after(articles, name)} level={3} />
        </section>
      )}
    </>
  );
}
