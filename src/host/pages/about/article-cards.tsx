/** Articles as cards: picture, topic, title, the first words, day and reading time. */
import type { ArticleSummary } from 'virtual:pages';
import { Badge } from '../../../widgets/kit/status/badge.js';
import { formatDate } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { articlePath } from '../../routes.js';
import { ArticlePicture } from './article-picture.js';
import { useAboutWords } from './words.js';

/** The class of the small line with brand, day and reading time. */
export const bylineClass = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-1) var(--h-space-3);
  color: var(--h-muted);
  font-size: var(--h-text-14);
`;

const list = css`
  display: grid;
  gap: var(--h-space-5);
  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const card = css`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: hidden;
  height: 100%;
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-card);
  background: var(--h-surface);
  &:hover {
    border-color: var(--h-border-strong);
  }
`;

const textBlock = css`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--h-space-2);
  padding: var(--h-space-4);
  & > h2,
  & > h3 {
    font-size: var(--h-text-18);
    font-weight: 700;
    line-height: 1.35;
    text-wrap: balance;
  }
  & a {
    color: var(--h-text);
    text-decoration: none;
  }
  & a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  & a:hover {
    text-decoration: underline;
  }
  & > p {
    color: var(--h-muted);
    font-size: var(--h-text-15);
    text-wrap: pretty;
  }
`;

function Card({ article, level }: { article: ArticleSummary; level: 2 | 3 }) {
  const text = useAboutWords();
  const locale = useLocale();
  const { name, language, title, description, date, topic, minutes, picture, alt } = article;
  const Heading = `h${level}` as const;
  return (
    <article className={card}>
      <ArticlePicture
        picture={picture}
        alt={alt}
        language={language}
        sizes="(min-width: 600px) 400px, 100vw"
      />
      <div className={textBlock}>
        <Badge tone="brand">{text.topics[topic as keyof typeof text.topics]}</Badge>
        <Heading lang={language}>
          <a href={articlePath(name)}>{title}</a>
        </Heading>
        <p lang={language}>{description}</p>
        <div className={bylineClass}>
          <time dateTime={date}>{formatDate(date, locale, 'long')}</time>
          <span>{text.minutes(minutes)}</span>
        </div>
      </div>
    </article>
  );
}

/** Draws the cards; the level is that of their headings in the page. */
export function ArticleCards({ articles, level }: { articles: readonly ArticleSummary[]; level: 2 | 3 }) {
  return (
    <ul className={list}>
      {articles.map((article) => (
        <li key={article.name}>
          <Card article={article} level={level} />
        </li>
      ))}
    </ul>
  );
}
