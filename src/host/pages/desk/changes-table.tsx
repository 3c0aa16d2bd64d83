/** What an edit changed, old and new side by side. */
import type { DeskCase } from '../../../model/desk/desk.js';
import { useLabels } from '../../../widgets/kit/labels/labels.js';
import { formatRupees } from '../../../widgets/kit/language/format.js';
import { useMoreFactsWords } from '../../../widgets/kit/more-facts/words.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { useFieldWords } from './field-words.js';
import { styles } from './styles.js';
import { useDeskWords } from './words.js';

type Change = NonNullable<NonNullable<DeskCase['listing']>['changes']>[number];

const money = ['price', 'deposit', 'maintenance'];

/** Writes a value as people read it. */
function useValue(): (field: string, value: string) => string {
  const locale = useLocale();
  const label = useLabels();
  return (field, value) => {
    if (value === '') return '–';
    if (money.includes(field) && Number.isFinite(Number(value))) return formatRupees(Number(value), locale);
    return label(value);
  };
}

/** Draws the table. */
export function ChangesTable({ changes }: { changes: readonly Change[] }) {
  const words = useDeskWords();
  const { fields } = useFieldWords();
  const more = useMoreFactsWords();
  const valueOf = useValue();
  const nameOf = (field: string): string =>
    words.otherFields[field] ??
    ({ ...more.fields, ...fields } as Readonly<Record<string, string>>)[field] ??
    field;
  return (
    <div className={styles.changes}>
      <table>
        <caption>{words.changes}</caption>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.wasBefore}</th>
            <th scope="col">{words.isNow}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, was, now }) => (
            <tr key={field}>
              <th scope="row">{nameOf(field)}</th>
              <td lang="">
                <del>{valueOf(field, was)}</del>
              </td>
              <td lang="">
                <ins>{valueOf(field, now)}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
