/** How many SMS left in each minute, over all servers, so that their number has a limit. */
export const name = 'sms-counts';

export const statements = [
  `create table sms_minute (
    minute timestamptz(3) primary key,
    sent integer not null
  )`,
];
