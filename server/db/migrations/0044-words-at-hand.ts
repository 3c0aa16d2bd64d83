/**
 * New words wait in a list before they enter their index, and every search by words reads the whole list: up to 4 MB, and
 * without an autovacuum, as in the embedded engine, it stays so. Now it holds 64 kB.
 */
export const name = 'words-at-hand';

export const statements = [
  'alter index listing_words set (gin_pending_list_limit = 64)',
  `select gin_clean_pending_list('listing_words')`,
];
