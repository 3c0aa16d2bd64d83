/** The frame of the developer site: its pages beside the one on show; on phones folded above it. */
import { type ReactNode, useEffect, useRef } from 'react';
import { parts } from 'virtual:page-developers';
import { css } from '../../../widgets/kit/style/sheet.js';
import { wideClass } from '../../layout/wide.js';
import { texts } from './texts.js';

const frame = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-5);
  align-content: start;
  min-height: 100vh;
  padding-block: var(--h-space-4) var(--h-space-8);
  @media (min-width: 1024px) {
    grid-template-columns: var(--h-size-240) minmax(0, 1fr);
    gap: var(--h-space-7);
    padding-top: var(--h-space-6);
  }
`;

const folded = css`
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-card);
  background: var(--h-surface);
  & > summary {
    display: flex;
    align-items: center;
    min-height: var(--h-size-44);
    padding-inline: var(--h-space-4);
    font-weight: 600;
    cursor: pointer;
  }
  & > summary::after {
    content: "";
    width: 0.5em;
    height: 0.5em;
    margin-inline-start: auto;
    border-block-end: 2px solid;
    border-inline-end: 2px solid;
    transform: rotate(45deg);
  }
  & > nav {
    padding: 0 var(--h-space-2) var(--h-space-3);
  }
  @media (min-width: 1024px) {
    display: none;
  }
`;

const beside = css`
  display: none;
  @media (min-width: 1024px) {
    display: block;
    position: sticky;
    top: var(--h-space-4);
    align-self: start;
    overflow-y: auto;
    max-height: calc(100vh - var(--h-space-6));
  }
`;

const listClass = css`
  & > p {
    padding: var(--h-space-3) var(--h-space-3) var(--h-space-1);
    color: var(--h-muted);
    font-size: var(--h-text-13);
    font-weight: 600;
  }
  & > p:first-child {
    padding-top: 0;
  }
  & a {
    display: flex;
    align-items: center;
    min-height: var(--h-size-36);
    padding: var(--h-space-1) var(--h-space-3);
    border-radius: var(--h-radius);
    color: var(--h-text);
    font-size: var(--h-text-15);
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  /* Beside the page the whole list is seen at once in most windows. */
  @media (min-width: 1024px) {
    & a {
      min-height: var(--h-size-32);
    }
  }
  & a:hover {
    background: var(--h-hover);
  }
  & a[aria-current] {
    background: var(--h-brand-soft);
    color: var(--h-brand-strong);
    font-weight: 600;
  }
`;

function Pages({ path }: { path: string }) {
  return (
    <nav className={listClass} aria-label={texts.pages}>
      {parts.map(({ title, pages }) => [
        <p key={title}>{title}</p>,
        <ul key={`${title} pages`}>
          {pages.map(({ name, title: words }) => (
            <li key={name}>
              <a href={`/${name}`} aria-current={`/${name}` === path ? 'page' : undefined}>
                {words}
              </a>
            </li>
          ))}
        </ul>,
      ])}
    </nav>
  );
}

/** Draws it. */
export function SiteFrame({ path, children }: { path: string; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  // In a low window the list scrolls by itself: the page on show is to be seen in it.
  useEffect(() => {
    const { current } = list;
    const link = current?.querySelector<HTMLElement>('[aria-current]');
    if (current && link) current.scrollTop = link.offsetTop - current.clientHeight / 2;
  }, [path]);
  return (
    <div className={`${wideClass} ${frame}`} lang="en">
      <details className={folded} key={path}>
        <summary>{texts.allPages}</summary>
        <Pages path={path} />
      </details>
      <div className={beside} ref={list}>
        <Pages path={path} />
      </div>
      <div>{children}</div>
    </div>
  );
}
