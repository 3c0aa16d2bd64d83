/** The brand: its mark and its name, a link to the home page. */
import { css } from '../../widgets/kit/style/sheet.js';
import { useSiteWords } from '../words.js';
import { routes } from '../routes.js';
import { useSite } from '../site-context.js';

const link = css`
  display: inline-flex;
  align-items: center;
  gap: var(--h-size-10);
  min-height: var(--h-control);
  color: var(--h-text);
  font-family: var(--site-display);
  font-size: var(--h-text-20);
  font-weight: 700;
  letter-spacing: -0.02em;
  text-decoration: none;
  & i {
    display: block;
    width: var(--h-size-32);
    height: var(--h-size-32);
  }
`;

/** Draws the brand. */
export function Brand() {
  const { brand } = useSite();
  const text = useSiteWords();
  return (
    <a href={routes.home.path} className={link} aria-label={text.homeOf(brand)}>
      <i className="art-brand" />
      {brand}
    </a>
  );
}
