/** The tables of a project: its homes with prices, its phases in the register, its towers. */
import { formatPrice } from '../../../model/rules/price.js';
import { useLabels } from '../../../widgets/kit/labels/labels.js';
import { useControlWords } from '../../../widgets/kit/language/control-words.js';
import { formatNumber } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { Section } from '../home/section.js';
import { type PartProps, useDay } from './parts.js';
import { projectStyles as styles } from './styles.js';
import { useProjectWords } from './words.js';

const none = '–';

function Configurations({ project: { configurations, unitsOn } }: PartProps) {
  const words = useProjectWords();
  const label = useLabels();
  const locale = useLocale();
  const dayOf = useDay();
  const { price } = useControlWords();
  const hasLeft = configurations.some(({ left }) => left !== null);
  return (
    <Section id="prices" title={words.configurations}>
      <div className={styles.scrolled}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.configuration}</th>
              <th scope="col">{words.carpet}</th>
              <th scope="col">{words.price}</th>
              <th scope="col">{words.offered}</th>
              {hasLeft ? <th scope="col">{words.left}</th> : null}
            </tr>
          </thead>
          <tbody>
            {configurations.map(({ bhk, carpet, from, homes, left }) => (
              <tr key={`${bhk} ${String(carpet)}`}>
                <th scope="row">{label(bhk)}</th>
                <td>{words.squareFeet(formatNumber(carpet, locale))}</td>
                <td>{from === undefined ? none : words.from(price(formatPrice(from)))}</td>
                <td>{formatNumber(homes, locale)}</td>
                {hasLeft ? <td>{left === null ? none : formatNumber(left, locale)}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>{hasLeft && unitsOn ? words.leftOn(dayOf(unitsOn)) : words.pricesNote}</p>
    </Section>
  );
}

function Phases({ project: { phases } }: PartProps) {
  const words = useProjectWords();
  const dayOf = useDay();
  return (
    <Section id="phases" title={words.phases}>
      <div className={styles.scrolled}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.phase}</th>
              <th scope="col">{words.rera}</th>
              <th scope="col">{words.completion}</th>
            </tr>
          </thead>
          <tbody>
            {phases.map(({ name, reraNumber, completion }) => (
              <tr key={reraNumber}>
                <th scope="row">{name}</th>
                <td>{reraNumber}</td>
                <td>{completion ? dayOf(completion) : none}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function Towers({ project: { towers } }: PartProps) {
  const words = useProjectWords();
  const locale = useLocale();
  if (towers.length === 0) return null;
  const number = (count: number): string => (count > 0 ? formatNumber(count, locale) : none);
  return (
    <Section id="towers" title={words.towers}>
      <div className={styles.scrolled}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.tower}</th>
              <th scope="col">{words.floors}</th>
              <th scope="col">{words.homes}</th>
            </tr>
          </thead>
          <tbody>
            {towers.map(({ name, floors, homes }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{number(floors)}</td>
                <td>{number(homes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

/** Draws the tables; phases and towers side by side where there is room. */
export function ProjectTables({ project }: PartProps) {
  return (
    <>
      <Configurations project={project} />
      <div className={styles.columns}>
        <Phases project={project} />
        <Towers project={project} />
      </div>
    </>
  );
}
