/** Which process does the market's work between requests: of several, one at a time for each job. */
export const name = 'job-leases';

export const statements = [
  `create table job_lease (
    name text collate "C" primary key,
    holder text collate "C" not null,
    until timestamptz(3) not null
  )`,
];
