/** The record: what was decided at the desk and on the command line, and what people did. */
import { type AuditEntry, deskRecord, type RecordRange } from '../../../model/desk/record.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { momentOf } from './moment.js';
import { PagedPart } from './paged-part.js';
import { styles } from './styles.js';
import { useDeskWords } from './words.js';

const ranges = ['decisions', 'all'] as const;
const checkCommand = 'npm run operator -- audit --json';

const detailOf = (detail: AuditEntry['detail']): string =>
  Object.entries(detail)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ');

function Entry({ entry }: { entry: AuditEntry }) {
  const words = useDeskWords();
  const locale = useLocale();
  const { number, at, actor, act, subject, reason, detail } = entry;
  const said = words.record.acts[act];
  const details = detailOf(detail);
  return (
    <div>
      <b {...(said === undefined && { lang: 'en' })}>{said ?? act}</b>
      {reason === '' ? null : (
        <>
          : <span lang="">{reason}</span>
        </>
      )}
      <br />
      <small>
        {words.record.entry(number, momentOf(at, locale))}, {words.record.by}{' '}
        {actor === 'command-line' ? words.record.commandLine : actor}, {words.record.about} {subject}
        {details === '' ? null : (
          <>
            , <span lang="en">{details}</span>
          </>
        )}
      </small>
    </div>
  );
}

/** Draws the part. */
export function RecordPart() {
  const words = useDeskWords();
  const [first, second] = ranges;
  const optionOf = (value: RecordRange) => ({ value, label: words.record.ranges[value] });
  return (
    <>
      <p>
        {words.record.text} <code lang="en">{checkCommand}</code>
      </p>
      <PagedPart<RecordRange, AuditEntry>
        of={deskRecord}
        label={words.record.range}
        options={[optionOf(first), optionOf(second)]}
        none={{ title: words.record.none, text: words.record.noneText }}
      >
        {(entries) => (
          <ul aria-label={words.parts.record} className={styles.list}>
            {entries.map((entry) => (
              <li key={entry.number} className={styles.row}>
                <Entry entry={entry} />
              </li>
            ))}
          </ul>
        )}
      </PagedPart>
    </>
  );
}
