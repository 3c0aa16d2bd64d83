/** What stands around every page: skip link, offline line, header, footer, toasts. */
import type { ReactNode } from 'react';
import { css } from '../../widgets/kit/style/sheet.js';
import { useSiteWords } from '../words.js';
import { AccountStart } from './account-parts.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { OfflineLine } from './offline-line.js';
import { mainId } from './page-changes.js';
import { SiteToaster } from './site-toaster.js';

const skip = css`
  position: absolute;
  left: var(--h-space-4);
  top: var(--h-space-2);
  padding: var(--h-space-2) var(--h-space-4);
  border-radius: var(--h-radius);
  background: var(--h-brand);
  color: var(--h-on-brand);
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

const main = css`
  display: block;
  min-height: 100vh;
  isolation: isolate;
  &:focus {
    outline: none;
  }
`;

/** Draws the part of the frame that is seen first: header and page. */
export function HeaderAndMain({ children }: { children: ReactNode }) {
  const text = useSiteWords();
  return (
    <>
      <a href={`#${mainId}`} className={skip}>
        {text.skip}
      </a>
      <OfflineLine />
      <Header />
      <main id={mainId} tabIndex={-1} className={main}>
        {children}
      </main>
    </>
  );
}

/** Draws the frame around a page. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <HeaderAndMain>{children}</HeaderAndMain>
      <Footer />
      <SiteToaster />
      <AccountStart />
    </>
  );
}
