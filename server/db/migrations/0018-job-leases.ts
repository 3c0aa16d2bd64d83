/** Which process runs each background job: one at a time (docs/decisions/0059). */
export const name = 'job-leases';

export const statements = [
  `create table job_lease (
    name text collate "C" primary key,
    holder text collate "C" not null,
    until timestamptz(3) not null
  )`,
];
