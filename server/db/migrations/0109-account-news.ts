/** What concerns a person's account is told on the bell too; triggers write it with what happened, whoever writes that. */
export const name = 'account-news';

export const statements = [
  // News of one subject are one row until it is read: they add up, or the last of them counts.
  `create function tell_person(person text, what text, about text, many integer, said jsonb, adds_up boolean)
    returns void language sql as $$
      insert into notification as n (id, user_id, type, subject, count, data, at)
      select gen_random_uuid()::text, person, what, about, many, said, now()
      where not exists (select from notification_choice c
        where c.user_id = person and c.type = what and c.channel = 'bell')
      on conflict (user_id, type, subject) where read_at is null do update set
        count = case when adds_up then n.count + excluded.count else excluded.count end,
        data = excluded.data, at = excluded.at
    $$`,

  `create function tell_of_lead() returns trigger language plpgsql as $$
    begin
      perform tell_person(l.owner_id, 'lead', l.id, 1,
        jsonb_build_object('listingId', l.id, 'kind', l.kind, 'propertyId', l.property_id), true)
        from listing l where l.id = new.listing_id and l.owner_id <> new.viewer_id;
      return null;
    end $$`,
  `create trigger listing_view_told after insert on listing_view
    for each row when (new.action <> 'view') execute function tell_of_lead()`,
  `create trigger listing_view_changed_told after update of action on listing_view
    for each row when (new.action <> 'view' and old.action = 'view') execute function tell_of_lead()`,

  // What is given at once, the person sees who asks.
  `create function tell_of_refund() returns trigger language plpgsql as $$
    begin
      perform tell_person(new.user_id, 'refund', new.id, 1,
        jsonb_build_object('state', new.state, 'coins', new.coins), false);
      return null;
    end $$`,
  `create trigger contact_refund_told after update of state on contact_refund
    for each row when (old.state = 'open' and new.state <> 'open') execute function tell_of_refund()`,

  // A row a channel of the same listings: the last one counts, and not both.
  `create function tell_of_expiry() returns trigger language plpgsql as $$
    begin
      perform tell_person(new.owner_id, 'expiry', new.property_ids[1], cardinality(new.property_ids),
        jsonb_build_object('propertyId', new.property_ids[1],
          'leavesAt', to_char(new.leaves_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), false);
      return null;
    end $$`,
  `create trigger owner_notice_told after insert on owner_notice
    for each row execute function tell_of_expiry()`,
];
