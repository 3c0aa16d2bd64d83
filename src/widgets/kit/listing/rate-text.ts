/** Writes what a home asks for its area: in its own unit, and per square foot beside any other. */
import { unitInSqFt } from '../../../model/rules/area.js';
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { formatRupees } from '../language/format.js';
import type { CardText } from './card-text.js';

/** Returns the text; '' without an area. What a bigha has in square feet differs by region: the server tells its rate. */
export const rateText = (
  { pricePer, pricePerSqFt, areaUnit }: ListingView,
  { words, label, locale }: Pick<CardText, 'words' | 'label' | 'locale'>,
): string => {
  if (pricePer === null) return '';
  const say = (rupees: number, unit: string): string => words.rate(formatRupees(rupees, locale), label(unit));
  const inSqFt = unitInSqFt(areaUnit, 1) ?? 1;
  const perSqFt = pricePerSqFt ?? (inSqFt > 1 ? pricePer / inSqFt : null);
  return say(pricePer, areaUnit) + (perSqFt === null ? '' : ` (${say(perSqFt, 'Sq-ft')})`);
};
