/** The strip of bank marks, on phones only (S-062). */
import type { LoanOffer } from '../../../model/index.js';
import { Badge } from '../../../widgets/kit/status/badge.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { useMedia } from '../../../widgets/kit/layout/use-width.js';
import { useHomeWords } from './words.js';
import { Section } from './section.js';

const strip = css`
  display: flex;
  gap: var(--h-space-3);
  margin-inline: calc(-1 * var(--h-space-4));
  padding-inline: var(--h-space-4);
  overflow-x: auto;
  scrollbar-width: none;
`;

const bank = css`
  display: grid;
  flex: 0 0 var(--h-size-160);
  gap: var(--h-space-1);
  justify-items: start;
  padding: var(--h-space-3);
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-card);
  background: var(--h-surface);
  font-size: var(--h-text-14);
  & > strong {
    font-weight: 600;
  }
  & > span:not([data-tone]) {
    color: var(--h-muted);
    font-size: var(--h-text-13);
  }
`;

/** Draws the strip; samples are marked so (C-41). */
export function BankStrip({ offers }: { offers: readonly LoanOffer[] }) {
  const text = useHomeWords();
  const isPhone = useMedia('(max-width: 767px)');
  if (!isPhone || offers.length === 0) return null;
  return (
    <Section id="banks" title={text.banks}>
      <ul className={strip} tabIndex={0} aria-label={text.banks}>
        {offers.map(({ bank: name, logo, rate, sample }) => (
          <li key={name} className={bank}>
            <img src={logo} alt="" width={36} height={36} loading="lazy" />
            <strong>{name}</strong>
            <span>{text.rate(rate.toFixed(2))}</span>
            {sample && <Badge>{text.sample}</Badge>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
