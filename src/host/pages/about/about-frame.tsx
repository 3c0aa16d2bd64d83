/** The frame of the static pages: links to the others, and the state of the text. */
import { type ReactNode } from 'react';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { VisuallyHidden } from '../../../widgets/kit/layout/visually-hidden.js';
import { wideClass } from '../../layout/wide.js';
import { routes } from '../../routes.js';
import { useAboutWords } from './words.js';

const frame = css`
  display: grid;
  gap: var(--h-space-5);
  padding-block: var(--h-space-4) var(--h-space-8);
  @media (min-width: 1024px) {
    grid-template-columns: var(--h-size-200) minmax(0, 1fr);
    gap: var(--h-space-8);
    padding-top: var(--h-space-6);
  }
`;

const ways = css`
  align-self: start;
  min-width: 0;
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-1) var(--h-space-2);
  }
  & a {
    display: flex;
    align-items: center;
    min-height: var(--h-size-36);
    padding-inline: var(--h-space-3);
    border-radius: var(--h-radius);
    color: var(--h-muted);
    font-size: var(--h-text-15);
    text-decoration: none;
  }
  & a:hover {
    background: var(--h-hover);
    color: var(--h-text);
  }
  & a[aria-current] {
    background: var(--h-brand-soft);
    color: var(--h-brand-strong);
    font-weight: 600;
  }
  @media (max-width: 1023px) {
    margin-inline: calc(-1 * var(--h-space-3));
  }
  @media (min-width: 1024px) {
    position: sticky;
    top: var(--h-space-5);
    & > ul {
      display: grid;
    }
    & a {
      min-height: var(--h-size-40);
    }
  }
`;

const waiting = css`
  display: grid;
  gap: var(--h-space-4);
  max-width: 68ch;
`;

/** Draws the links to the other pages, the current one marked, and the page beside them. */
export function AboutFrame({ path, children }: { path: string; children: ReactNode }) {
  const text = useAboutWords();
  const links = [
    [routes.about.path, text.about],
    [routes.blogs.path, text.blogs],
    [routes.faqs.path, text.faqs],
    [routes.privacy.path, text.privacy],
    [routes.terms.path, text.terms],
    [routes.contact.path, text.contact],
  ] as const;
  return (
    <div className={`${wideClass} ${frame}`}>
      <nav className={ways} aria-label={text.pages}>
        <ul>
          {links.map(([href, name]) => (
            <li key={href}>
              <a
                href={href}
                aria-current={
                  href === path
                    ? 'page'
                    : href === routes.blogs.path && path.startsWith(href)
                      ? 'true'
                      : undefined
                }
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>{children}</div>
    </div>
  );
}

/** Draws the room of a text that is loading, or the failure. */
export function Waiting({ hasFailed }: { hasFailed: boolean }) {
  const text = useAboutWords();
  if (hasFailed)
    return (
      <InlineNotice
        tone="danger"
        onRetry={() => {
          // Browsers cache a failed import, so Retry reloads the page.
          location.reload();
        }}
      >
        {text.failed}
      </InlineNotice>
    );
  return (
    <div className={waiting}>
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <Skeleton width="60%" height="38px" />
      <Skeleton height="18px" />
      <Skeleton height="18px" />
      <Skeleton width="80%" height="18px" />
    </div>
  );
}
