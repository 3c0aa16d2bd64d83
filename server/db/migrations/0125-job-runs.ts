/** How background jobs did, so that the desk can tell: one row a job, which a lease that ends does not take along. */
export const name = 'job-runs';

export const statements = [
  `create table job_run (
    name text collate "C" primary key,
    at timestamptz(3) not null,
    milliseconds integer not null,
    has_failed boolean not null,
    failures integer not null default 0,
    failed_at timestamptz(3),
    error text
  ) with (fillfactor = 50)`,
  // The desk counts days; a day is found by its index alone.
  'create index app_user_created on app_user (created_at)',
  'create index report_at on report (at)',
  `create index contact_unlock_at on contact_unlock (at) where action = 'number'`,
  'create index coin_order_created on coin_order (created_at, id)',
  `create index coin_order_paid on coin_order (paid_at) where paid_at is not null`,
];
