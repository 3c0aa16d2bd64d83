/** What a listing offered before the edit that put it under review: the desk sees old and new side by side. */
export const name = 'edited-listings';

/** The columns that hold what a listing offers. */
const offered = [
  ...[
    'kind',
    'property_type',
    'city',
    'locality',
    'project',
    'bhk',
    'furnished',
    'area',
    'area_unit',
    'amount',
  ],
  ...['deposit', 'possession', 'ownership', 'approved_by', 'rera', 'room_type', 'available_for', 'amenities'],
  ...['images', 'details'],
];

export const statements = [
  'alter table listing add column edited_from jsonb',

  // Of several edits under review the first is kept: it is what everybody saw. It goes when the review ends.
  `create function keep_what_was_edited() returns trigger language plpgsql as $$
    begin
      if new.status <> 'Review' then
        new.edited_from := null;
      elsif new.content_hash <> old.content_hash then
        new.edited_from := jsonb_build_object(${offered.map((column) => `'${column}', old.${column}`).join(', ')});
      end if;
      return new;
    end $$`,
  // After listing_mended, which puts what was hidden under review.
  `create trigger listing_review_changed before update of status, content_hash on listing
    for each row when (old.status <> new.status) execute function keep_what_was_edited()`,
];
