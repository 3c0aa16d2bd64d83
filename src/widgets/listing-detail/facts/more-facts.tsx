/** The further facts of a listing, which its owner may tell: what is not told is left out (S-716). */
import { toSqFt } from '../../../model/rules/area.js';
import { gunthaSqFt } from '../../../model/rules/options/more-facts.js';
import { moreFacts, moreFactsOf } from '../../../model/rules/listing/more-facts.js';
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { wireFlag, wireText } from '../../../model/rules/wire-values.js';
import { formatDate, formatNumber } from '../../kit/language/format.js';
import { DefinitionList } from '../../kit/layout/definition-list.js';
import { useMoreFactsWords } from '../../kit/more-facts/words.js';
import { useFormatContext } from './format-context.js';
import { moreFactsStyles as styles } from './more-facts-styles.js';

/** What a seller says of the papers of land; nobody has checked it. */
const claims: readonly string[] = ['extract712', 'naOrder', 'surveyNumber'];

/** A tour is a part of its own. */
const isTold = (name: keyof typeof moreFacts): boolean => name !== 'tourLink';

/** A plot in guntha, as land is spoken of; a bigha is of another size in each region. */
const gunthaOf = ({ listingType, area, areaUnit }: ListingView): number | null => {
  const squareFeet = listingType === 'plot' && areaUnit !== 'Bigha' ? toSqFt(area, areaUnit) : null;
  return squareFeet === null ? null : Math.round((squareFeet / gunthaSqFt) * 100) / 100;
};

/** Draws the facts as terms and values, the claims with a word of caution. */
export function MoreFacts({ view }: { view: ListingView }) {
  const words = useMoreFactsWords();
  const { words: said, label, locale } = useFormatContext();
  const textOf = (name: keyof typeof moreFacts): string => {
    const value = view.wire[name];
    const { type } = moreFacts[name];
    if (type === 'flag') {
      const is = wireFlag(value);
      return is === null ? '' : is ? said.yes : said.no;
    }
    const text = wireText(value);
    if (type === 'date') return formatDate(text, locale) || text;
    if (name === 'roadWidth' && text !== '') return said.feet(Number(text));
    return type === 'choice' ? label(text) : text;
  };
  const guntha = gunthaOf(view);
  const items = [
    ...(guntha
      ? [{ id: 'guntha', term: words.inGuntha, value: words.guntha(formatNumber(guntha, locale)) }]
      : []),
    ...moreFactsOf[view.listingType].filter(isTold).map((name) => ({
      id: name,
      term: words.fields[name],
      value: textOf(name),
    })),
  ].filter(({ value }) => value !== '');
  if (items.length === 0) return null;
  return (
    <div className={styles.facts}>
      <DefinitionList items={items} />
      {items.some(({ id }) => claims.includes(id)) ? <p>{words.claims}</p> : null}
    </div>
  );
}
