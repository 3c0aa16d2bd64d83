/** The background jobs of the market and their intervals. */
import type { Services } from './build-services.js';
import type { Config } from './config.js';
import type { Jobs } from './jobs.js';
import { sweepTemporaryFolders } from './files/temporary-folders.js';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Milliseconds after which a half-sent file is deleted. */
const stalledAfter = 6 * hour;

/** The embedded database has one process, so half-sent files older than this process are abandoned. */
const stalledFor = ({ databaseUrl }: Config): number =>
  databaseUrl === undefined ? Math.min(stalledAfter, process.uptime() * second) : stalledAfter;

/** Adds the jobs of the market. */
export const addJobs = (jobs: Jobs, config: Config, services: Services): void => {
  const {
    counts,
    placing,
    asking,
    linkRecord,
    sweepPlaces,
    family,
    outbox,
    tidy,
    tellOwners,
    own,
    partners,
    inbox,
    media,
    uploads,
    vacuum,
    coinOrders,
    alerts,
    webhooks,
    searchStore,
  } = services;
  jobs.every('sending messages', minute, () => outbox.deliver());
  jobs.every('tidying', hour, tidy);
  jobs.every('linking the record', second, () => linkRecord());
  jobs.every('marking what expired', minute, counts.markExpired);
  jobs.every('summing up counts', 15 * second, counts.fold);
  jobs.every('tidying counts', hour, counts.tidy);
  jobs.every('placing listings', minute, placing.listings);
  jobs.every('counting asking prices', hour, (signal) => asking.count(signal));
  jobs.every('counting earlier asking prices', day, (signal) => asking.countBefore(signal));
  jobs.every('placing societies', hour, placing.societies);
  jobs.every('telling owners', 10 * minute, tellOwners);
  jobs.every('sweeping proposed places', 10 * minute, sweepPlaces);
  jobs.every('forgetting idle people of family lists', day, family.sweep);
  jobs.every('asking about payments', minute, () => coinOrders.askAgain());
  jobs.every('matching searches', 10 * second, alerts.match);
  jobs.every('mailing alerts', minute, () => alerts.write().then(outbox.kick));
  jobs.every('tidying alerts', hour, () => Promise.all([alerts.sweep(), outbox.sweep()]));
  jobs.every('telling webhooks', 10 * second, () => webhooks.deliver());
  jobs.every('emptying bins', hour, () => own.emptyBins());
  jobs.every('sweeping uploads', hour, () => uploads.sweep());
  // Each process has its own counts in memory and its own half-sent files.
  const inEveryProcess = true;
  jobs.every('writing partner counts', 5 * second, () => partners.counters.flush(), { inEveryProcess });
  const sweep = () => Promise.all([inbox.sweep(stalledFor(config)), media.sweep(stalledFor(config))]);
  jobs.every('sweeping files', hour, sweep, { inEveryProcess });
  jobs.every('sweeping temporary folders', hour, () => sweepTemporaryFolders(stalledAfter), {
    inEveryProcess,
  });
  if (searchStore) {
    jobs.every('filling the search store', 10 * second, () => searchStore.feed.fill());
    // Each process must know by itself whether the store is there; copying twice does no harm.
    jobs.every('feeding the search store', second, () => searchStore.feed.feed(), { inEveryProcess });
  }
  // Without a lease: taking one is a statement, after which the database is never idle.
  if (config.databaseUrl === undefined) jobs.every('vacuuming', 10 * second, vacuum, { inEveryProcess });
};
