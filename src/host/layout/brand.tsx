/** The brand, a link to the home page: the drawn logo, or the symbol and the name of a market with a name of its own. */
import { drawnName } from '../../model/rules/brand.js';
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
`;

/** Draws the brand. */
export function Brand() {
  const { brand } = useSite();
  const isDrawn = brand === drawnName;
  const text = useSiteWords();
  return (
    <a href={routes.home.path} className={link} aria-label={text.homeOf(brand)}>
      <i className={isDrawn ? 'art-logo' : 'art-brand'} />
      {!isDrawn && brand}
    </a>
  );
}
