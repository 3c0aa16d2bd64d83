/** Background jobs: when each last ran, and what went wrong. */
import { type DeskJob, deskJobs } from '../../../model/desk/money.js';
import { formatDate, formatNumber } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { Badge } from '../../../widgets/kit/status/badge.js';
import { FetchedPart } from './fetched-part.js';
import { styles } from './styles.js';
import { useDeskWords } from './words.js';

/** Milliseconds that the clocks of India are ahead of UTC. */
const ahead = 5.5 * 3_600_000;

/** Writes the minute of a moment in India: 14:05. */
const clockOf = (text: string): string => new Date(Date.parse(text) + ahead).toISOString().slice(11, 16);

function Job({ job }: { job: DeskJob }) {
  const words = useDeskWords();
  const locale = useLocale();
  const momentOf = (text: string): string => `${formatDate(Date.parse(text), locale)}, ${clockOf(text)}`;
  return (
    <div>
      <b lang="en">{job.name}</b>{' '}
      <Badge tone={job.hasFailed ? 'danger' : 'success'}>
        {job.hasFailed ? words.jobFailed : words.jobWell}
      </Badge>
      <br />
      {words.jobRan(momentOf(job.lastAt), formatNumber(job.milliseconds, locale))}
      {job.failedAt ? (
        <>
          <br />
          {words.jobFailures(job.failures, momentOf(job.failedAt))} <span lang="en">{job.error}</span>
        </>
      ) : null}
    </div>
  );
}

/** Draws the part. */
export function JobsPart() {
  const words = useDeskWords();
  return (
    <FetchedPart of={deskJobs} none={{ title: words.noJobs, text: words.noJobsText }}>
      {(jobs) => (
        <>
          <p>{words.jobsText}</p>
          <ul aria-label={words.parts.jobs} className={styles.list}>
            {jobs.map((job) => (
              <li key={job.name} className={styles.row}>
                <Job job={job} />
              </li>
            ))}
          </ul>
        </>
      )}
    </FetchedPart>
  );
}
