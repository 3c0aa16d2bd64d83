/** What operators set at the desk instead of a file or a variable: the row wins over those. */
export const name = 'market-settings';

export const statements = [
  // A null value is the default again; the version goes on, so that who began from an older one is told.
  `create table market_setting (
    name text collate "C" primary key,
    entries jsonb,
    version integer not null,
    changed_at timestamptz(3) not null
  )`,
];
