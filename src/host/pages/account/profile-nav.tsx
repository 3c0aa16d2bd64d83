/** The top navigation of the profile: the kinds to post, Buy, and Home Loan that is not there yet (S-214, G-26). */
import { css } from '../../../widgets/kit/style/sheet.js';
import { VisuallyHidden } from '../../../widgets/kit/layout/visually-hidden.js';
import { wideClass } from '../../layout/wide.js';
import { useGo } from '../../navigation.js';
import { routes } from '../../routes.js';
import { useAccountWords } from './words.js';

const bar = css`
  border-bottom: 1px solid var(--h-border);
  background: var(--h-surface);
  & ul {
    position: relative;
    display: flex;
    gap: var(--h-space-1);
    margin-inline: calc(-1 * var(--h-space-2));
    overflow-x: auto;
    scrollbar-width: none;
  }
  & a, & span[aria-disabled] {
    display: flex;
    align-items: center;
    min-height: var(--h-size-48);
    padding-inline: var(--h-space-2);
    color: var(--h-text);
    font-size: var(--h-text-15);
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
  }
  & a:hover {
    color: var(--h-brand);
    box-shadow: inset 0 -2px var(--h-brand);
  }
  & a:focus-visible {
    outline-offset: -2px;
  }
  & span[aria-disabled] {
    color: var(--h-muted);
    cursor: default;
  }
`;

/** Draws the bar. */
export function ProfileNav() {
  const text = useAccountWords();
  const go = useGo();
  const kinds = ['sell', 'rent', 'plot', 'pg', 'commercial'] as const;
  return (
    <nav className={bar} aria-label={text.topNavigation}>
      <div className={wideClass}>
        <ul>
          <li>
            <a
              href={routes.home.path}
              onClick={(event) => {
                event.preventDefault();
                go(routes.home.path, { state: { tab: 'Buy' } });
              }}
            >
              {text.tops.buy}
            </a>
          </li>
          {kinds.map((kind) => (
            <li key={kind}>
              <a href={routes[kind].path}>{text.tops[kind]}</a>
            </li>
          ))}
          <li>
            <span aria-disabled="true">
              {text.tops.loan}
              <VisuallyHidden> ({text.comingSoon})</VisuallyHidden>
            </span>
          </li>
        </ul>
      </div>
    </nav>
  );
}
