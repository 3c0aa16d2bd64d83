/** The frame of signing in and registering: one narrow card over the quiet skyline. */
import type { ReactNode } from 'react';
import { css } from '../../../widgets/kit/style/sheet.js';
import { SkylinePage } from '../../layout/skyline.js';
import { wideClass } from '../../layout/wide.js';
import { pageTitleClass } from '../../layout/page-title.js';

const place = css`
  position: relative;
  display: grid;
  justify-content: center;
  grid-template-columns: minmax(0, var(--h-size-440));
  padding-block: var(--h-space-5) var(--h-space-8);
  @media (min-width: 768px) {
    padding-block: var(--h-space-7) var(--h-space-8);
  }
`;

const card = css`
  display: grid;
  gap: var(--h-space-5);
  padding: var(--h-space-5) var(--h-space-4);
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-card);
  background: var(--h-surface);
  @media (min-width: 480px) {
    padding: var(--h-space-6);
  }
`;

const head = css`
  display: grid;
  gap: var(--h-space-2);
  & p {
    color: var(--h-muted);
    font-size: var(--h-text-15);
  }
`;

const foot = css`
  padding-top: var(--h-space-4);
  border-top: 1px solid var(--h-border);
  color: var(--h-muted);
  font-size: var(--h-text-15);
  & a {
    display: inline-block;
    padding-block: var(--h-space-1);
    font-weight: 600;
  }
`;

/** The class of a form: one column with room between the fields. */
export const formClass = css`
  display: grid;
  gap: var(--h-space-4);
`;

/** The class of a button that looks like a link. */
export const textButtonClass = css`
  justify-self: start;
  padding-block: var(--h-space-1);
  color: var(--h-brand);
  font-size: var(--h-text-14);
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 2px;
  cursor: pointer;
`;

/** What an AccountFrame takes. */
interface AccountFrameProps {
  title: string;
  text?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** Draws the card with its heading. */
export function AccountFrame({ title, text, footer, children }: AccountFrameProps) {
  return (
    <SkylinePage>
      <div className={`${wideClass} ${place}`}>
        <div className={card}>
          <div className={head}>
            <h1 className={pageTitleClass}>{title}</h1>
            {text ? <p>{text}</p> : null}
          </div>
          {children}
          {footer ? <p className={foot}>{footer}</p> : null}
        </div>
      </div>
    </SkylinePage>
  );
}
