/** Background jobs: when each last ran, and what went wrong. */
import { type DeskJob, deskJobs } from '../../../model/desk/money.js';
import { formatNumber } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { Badge } from '../../../widgets/kit/status/badge.js';
import { FetchedPart } from './fetched-part.js';
import { momentOf } from './moment.js';
import { styles } from './styles.js';
import { useDeskWords } from './words.js';

function Job({ job }: { job: DeskJob }) {
  const words = useDeskWords();
  const locale = useLocale();
  return (
    <div>
      <b lang="en">{job.name}</b>{' '}
      <Badge tone={job.hasFailed ? 'danger' : 'success'}>
        {job.hasFailed ? words.jobFailed : words.jobWell}
      </Badge>
      <br />
      {words.jobRan(momentOf(job.lastAt, locale), formatNumber(job.milliseconds, locale))}
      {job.failedAt ? (
        <>
          <br />
          {words.jobFailures(job.failures, momentOf(job.failedAt, locale))} <span lang="en">{job.error}</span>
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
