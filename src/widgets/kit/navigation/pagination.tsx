/** Links to the pages of a list: real addresses, taken over by script where there is one. */
import type { MouseEvent } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.js';
import { css } from '../style/sheet.js';
import { narrow } from '../style/tokens.js';
import { usePagingWords } from './paging-words.js';

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-1);
  align-items: center;
  justify-content: center;
  font-variant-numeric: tabular-nums;
  ${narrow} {
    gap: 0;
  }
`;

const link = css`
  display: inline-flex;
  gap: var(--h-space-1);
  align-items: center;
  justify-content: center;
  min-width: var(--h-control);
  min-height: var(--h-control);
  padding-inline: var(--h-space-2);
  border: 1px solid transparent;
  border-radius: var(--h-radius);
  color: var(--h-text);
  font-size: var(--h-text-15);
  font-weight: 500;
  text-decoration: none;
  ${narrow} {
    min-width: var(--h-size-32);
    padding-inline: var(--h-space-1);
  }
  &:hover {
    background: var(--h-hover);
  }
  &[aria-current] {
    border-color: var(--h-brand);
    color: var(--h-brand);
    font-weight: 700;
  }
`;

const gapClass = css`
  min-width: var(--h-size-20);
  color: var(--h-muted);
  text-align: center;
`;

/** What Pagination takes; pages count from 1. */
export interface PaginationProps {
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
  /** Handles a plain click; a click with a modifier stays the browser's. */
  onPage?: (page: number) => void;
}

/** Returns the page numbers to show, with null where some are left out. */
export function shownPages(page: number, pages: number): (number | null)[] {
  const near = new Set([1, pages, page - 1, page, page + 1].filter((at) => at >= 1 && at <= pages));
  const sorted = [...near].sort((one, other) => one - other);
  return sorted.flatMap((at, index) => {
    const skipped = at - (sorted[index - 1] ?? 0) - 1;
    if (skipped === 1) return [at - 1, at];
    return skipped > 1 ? [null, at] : [at];
  });
}

/** Draws the links; nothing when there is only one page. */
export function Pagination({ page, pages, hrefFor, onPage }: PaginationProps) {
  const words = usePagingWords();
  if (pages <= 1) return null;
  const follow = (to: number) => ({
    className: link,
    href: hrefFor(to),
    onClick: (event: MouseEvent) => {
      if (!onPage || event.metaKey || event.ctrlKey || event.shiftKey || event.button > 0) return;
      event.preventDefault();
      onPage(to);
    },
  });
  return (
    <nav aria-label={words.pages}>
      <ul className={list}>
        {page > 1 ? (
          <li>
            <a {...follow(page - 1)} rel="prev" aria-label={words.previousPage}>
              <ChevronLeftIcon />
            </a>
          </li>
        ) : null}
        {shownPages(page, pages).map((at, index) =>
          at === null ? (
            <li key={`gap-${String(index)}`} className={gapClass} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={at}>
              <a {...follow(at)} aria-label={words.page(at)} aria-current={at === page ? 'page' : undefined}>
                {at}
              </a>
            </li>
          ),
        )}
        {page < pages ? (
          <li>
            <a {...follow(page + 1)} rel="next" aria-label={words.nextPage}>
              <ChevronRightIcon />
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
