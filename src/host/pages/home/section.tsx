/** A part of the home page: its heading, a link beside it, and what it holds. */
import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../../../widgets/kit/icons/icons.js';
import { css } from '../../../widgets/kit/style/sheet.js';

const part = css`
  min-width: 0;
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--h-space-1) var(--h-space-4);
  min-height: var(--h-size-36);
  margin-bottom: var(--h-space-3);
  & h2 {
    font-size: var(--h-text-20);
    font-weight: 700;
    line-height: 1.25;
    letter-spacing: -0.005em;
    @media (min-width: 768px) {
      font-size: var(--h-text-24);
    }
  }
  & p {
    color: var(--h-muted);
    font-size: var(--h-text-14);
  }
  & a {
    display: inline-flex;
    align-items: center;
    gap: var(--h-space-1);
    min-height: var(--h-size-32);
    font-size: var(--h-text-15);
    font-weight: 600;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
`;

/** What a Section takes; `note` is a sentence beside the heading, `link` a way on. */
interface SectionProps {
  id: string;
  title: string;
  note?: string;
  link?: { text: string; href: string };
  /** A button beside the heading. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Draws the part. */
export function Section({ id, title, note, link, action, className = '', children }: SectionProps) {
  return (
    <section id={id} className={`${part} ${className}`}>
      <div className={head}>
        <h2>{title}</h2>
        {note !== undefined && <p>{note}</p>}
        {link && (
          <a href={link.href}>
            {link.text}
            <ChevronRightIcon />
          </a>
        )}
        {action}
      </div>
      {children}
    </section>
  );
}
