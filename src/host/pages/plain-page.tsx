/** A page with a heading, a sentence and two links: home and search; what else there is follows. */
import type { ReactNode } from 'react';
import { ButtonLink } from '../../widgets/kit/button/button.js';
import { SearchIcon } from '../../widgets/kit/icons/icons.js';
import { css } from '../../widgets/kit/style/sheet.js';
import { SkylinePage } from '../layout/skyline.js';
import { wideClass } from '../layout/wide.js';
import { useSiteWords } from '../words.js';
import { routes } from '../routes.js';

const textBlock = css`
  position: relative;
  display: grid;
  justify-items: start;
  gap: var(--h-space-4);
  padding-block: var(--h-space-8);
  & h1 {
    max-width: 24ch;
    font-size: var(--h-text-30);
    font-weight: 700;
    line-height: 1.2;
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  & p {
    max-width: 56ch;
    color: var(--h-muted);
    font-size: var(--h-text-18);
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-3);
    margin-top: var(--h-space-2);
  }
`;

/** What a PlainPage takes. */
interface PlainPageProps {
  title: string;
  text: string;
  children?: ReactNode;
}

/** Draws the page over the skyline. */
export function PlainPage({ title, text, children }: PlainPageProps) {
  const ways = useSiteWords();
  return (
    <SkylinePage>
      <div className={`${wideClass} ${textBlock}`}>
        <h1>{title}</h1>
        <p>{text}</p>
        <div>
          <ButtonLink href={routes.search.path} variant="primary" icon={<SearchIcon />}>
            {ways.goSearch}
          </ButtonLink>
          <ButtonLink href={routes.home.path}>{ways.goHome}</ButtonLink>
        </div>
      </div>
      {children}
    </SkylinePage>
  );
}
