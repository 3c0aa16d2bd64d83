/** The list of all articles (S-391). */
import { css } from '../../../widgets/kit/style/sheet.js';
import { usePageMeta } from '../../page-meta.js';
import { routes } from '../../routes.js';
import { Waiting } from './about-frame.js';
import { ArticleCards } from './article-cards.js';
import { useAboutWords } from './words.js';
import { useArticles } from './page-content.js';
import { pageTitleClass } from './page-title.js';

const column = css`
  display: grid;
  gap: var(--h-space-5);
  max-width: var(--h-size-960);
`;

const head = css`
  display: grid;
  gap: var(--h-space-2);
  & > p {
    max-width: 56ch;
    color: var(--h-muted);
    font-size: var(--h-text-18);
    text-wrap: pretty;
  }
`;

/** Draws the page. */
export function ArticlesPage() {
  const text = useAboutWords();
  const { content: articles, hasFailed } = useArticles();
  usePageMeta({ title: text.blogsTitle, description: text.blogsText, address: routes.blogs.path });
  return (
    <div className={column}>
      <header className={head}>
        <h1 className={pageTitleClass}>{text.blogsTitle}</h1>
        <p>{text.blogsText}</p>
      </header>
      {articles ? <ArticleCards articles={articles} level={2} /> : <Waiting hasFailed={hasFailed} />}
    </div>
  );
}
