/** The frame of the owner's pages: heading, a sentence, and a link to another page. */
import type { ReactNode } from 'react';
import { css } from '../../../widgets/kit/style/sheet.js';
import { wideClass } from '../../layout/wide.js';
import { WorkingFor } from '../agency/working-for.js';
import { pageTitleClass } from '../../layout/page-title.js';

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-4);
  align-content: start;
  min-height: 100vh;
  padding-block: var(--h-space-5) var(--h-space-8);
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-2) var(--h-space-5);
  align-items: end;
  justify-content: space-between;
  & > div > p {
    color: var(--h-muted);
    max-width: 60ch;
  }
  & > a {
    flex: none;
    padding-block: var(--h-space-1);
    font-weight: 600;
  }
`;

// As high as the line of agencies is in two lines, so that nothing moves when it comes.
const withAgencies = css`
  @media (min-width: 1024px) {
    flex-wrap: nowrap;
    align-items: start;
    min-height: var(--h-size-96);
    & > section {
      flex: 0 1 auto;
      row-gap: 0;
      padding-block: var(--h-space-1);
      margin-inline-start: auto;
    }
  }
`;

/** What an OwnerFrame takes. */
interface OwnerFrameProps {
  title: string;
  text: string;
  other?: { href: string; label: string };
  /** Whether it says for whom somebody works. */
  hasAgencies?: boolean;
  children: ReactNode;
}

/** Draws the frame. */
export function OwnerFrame({ title, text, other, hasAgencies = false, children }: OwnerFrameProps) {
  return (
    <div className={`${wideClass} ${page}`}>
      <div className={hasAgencies ? `${head} ${withAgencies}` : head}>
        <div>
          <h1 className={pageTitleClass}>{title}</h1>
          <p>{text}</p>
        </div>
        {hasAgencies ? <WorkingFor /> : null}
        {other ? <a href={other.href}>{other.label}</a> : null}
      </div>
      {children}
    </div>
  );
}
