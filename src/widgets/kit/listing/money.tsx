/** A price in its short form, with the exact rupees for whoever asks (C-04). */
import { formatPrice } from '../../../model/rules/price.js';
import { formatRupees } from '../language/format.js';
import { useLocale } from '../language/locale.js';
import { css } from '../style/sheet.js';
import { useControlWords } from '../language/control-words.js';

const money = css`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** Draws a price in rupees: the short form is seen, the exact one is read out and shown on hover. */
export function Money({ rupees, className = '' }: { rupees: number | null | undefined; className?: string }) {
  const locale = useLocale();
  const short = useControlWords().price(formatPrice(rupees));
  if (typeof rupees !== 'number' || !Number.isFinite(rupees))
    return <span className={className}>{short}</span>;
  const exact = formatRupees(rupees, locale);
  return (
    <span className={`${money} ${className}`} role="img" title={exact} aria-label={exact}>
      {`₹ ${short}`}
    </span>
  );
}
