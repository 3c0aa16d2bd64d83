/** What visitors did on partners' pages, by page and campaign: counts, and the ids that keep an act from counting twice. */
export const name = 'partner-acts';

export const statements = [
  // An id is made by the page at random and names nobody.
  `create table partner_act (
    key text collate "C" not null references partner_key(key) on delete cascade,
    id text collate "C" not null,
    day date not null,
    primary key (key, id)
  )`,
  'create index partner_act_day_index on partner_act (day)',
  `create table partner_act_day (
    key text collate "C" not null references partner_key(key) on delete cascade,
    day date not null,
    page text collate "C" not null,
    campaign text collate "C" not null,
    numbers bigint not null default 0,
    messages bigint not null default 0,
    saves bigint not null default 0,
    posts bigint not null default 0,
    alerts bigint not null default 0,
    primary key (key, day, page, campaign)
  )`,
];
