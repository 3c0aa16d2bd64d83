/** On which partner's page a contact was settled, so that each page closes its own. */
export const name = 'settlement-pages';

export const statements = [
  'alter table coin_settlement add column partner_key text collate "C", add column origin text collate "C"',
];
