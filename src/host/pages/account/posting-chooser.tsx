/** Where posting begins: one card for each kind (S-215, S-065). */
import '../../art/kind-colours.js';
import { useEffect, useRef } from 'react';
import { css } from '../../../widgets/kit/style/sheet.js';
import { useNavigationState } from '../../navigation.js';
import { routes } from '../../routes.js';
import { BedIcon, KeyIcon, LandIcon, ShopIcon, TagIcon } from './posting-icons.js';
import { useAccountWords } from './words.js';

const section = css`
  container-type: inline-size;
  display: grid;
  gap: var(--h-space-3);
  & h2 {
    font-size: var(--h-text-20);
    font-weight: 700;
  }
  & h2:focus {
    outline: none;
  }
  & > div > p {
    color: var(--h-muted);
  }
`;

const cards = css`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: var(--h-space-2);
  & > li {
    grid-column: span 2;
  }
  & > li:nth-child(n + 4) {
    grid-column: span 3;
  }
  @container (min-width: 600px) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: var(--h-space-3);
    & > li, & > li:nth-child(n + 4) {
      grid-column: auto;
    }
  }
`;

const card = css`
  display: grid;
  align-content: start;
  gap: var(--h-space-1);
  height: 100%;
  padding: var(--h-space-3);
  @container (min-width: 600px) {
    padding: var(--h-space-4);
  }
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-card);
  background: var(--h-surface);
  color: var(--h-text);
  text-decoration: none;
  transition: border-color var(--h-fast) ease-out;
  &:hover {
    border-color: var(--h-brand);
  }
  & > i {
    display: grid;
    place-items: center;
    width: var(--h-size-40);
    height: var(--h-size-40);
    margin-bottom: var(--h-space-1);
    border-radius: var(--h-radius-card);
    background: var(--kind-ground);
    color: var(--kind-ink);
    font-size: var(--h-text-20);
  }
  & > b {
    font-weight: 600;
  }
  & > span {
    color: var(--h-muted);
    display: none;
    font-size: var(--h-text-13);
    line-height: 1.4;
    @container (min-width: 600px) {
      display: block;
    }
  }
`;

const kinds = [
  ['sell', TagIcon],
  ['rent', KeyIcon],
  ['plot', LandIcon],
  ['pg', BedIcon],
  ['commercial', ShopIcon],
] as const;

/** Draws the chooser; whoever came from a Sell tab, or to post, begins at it (C-38, S-215). */
export function PostingChooser() {
  const text = useAccountWords();
  const isSelling = useNavigationState()?.tab === 'Sell' || location.hash === '#post';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isSelling) heading.current?.focus();
  }, [isSelling]);
  return (
    <section className={section} aria-labelledby="post">
      <div>
        <h2 id="post" ref={heading} tabIndex={-1}>
          {text.post}
        </h2>
        <p>{text.postText}</p>
      </div>
      <ul className={cards}>
        {kinds.map(([kind, Icon]) => (
          <li key={kind}>
            <a className={card} href={routes[kind].path}>
              <i data-kind={kind}>
                <Icon />
              </i>
              <b>{text.tops[kind]}</b>
              <span>{text.posts[kind]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
