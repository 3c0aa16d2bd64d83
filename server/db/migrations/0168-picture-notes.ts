/** What each picture of a listing shows: its room and its caption, in the order of the pictures; null where none has any. */
export const name = 'picture-notes';

export const statements = [
  'alter table listing add column image_rooms text[]',
  'alter table listing add column image_captions text[]',
];
