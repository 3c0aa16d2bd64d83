/** The price of a listing that was last settled: as it was first shown, or as the desk last approved it. */
export const name = 'settled-amounts';

export const statements = [
  // Null until a listing that was shown is edited.
  'alter table listing add column settled_amount bigint',

  // Several small edits are compared with one price, so that they cannot pass for one after the other.
  `create function keep_settled_amount() returns trigger language plpgsql as $$
    begin
      if old.status = 'Active' and new.settled_amount is null then
        new.settled_amount := old.amount;
      end if;
      if new.status = 'Active' and (old.status = 'Review' or (new.settled_amount is null and old.status <> 'Active')) then
        new.settled_amount := new.amount;
      end if;
      return new;
    end $$`,
  // Its name puts it behind the triggers that decide the status.
  `create trigger listing_settled_amount before update of status, amount on listing
    for each row when (old.status is distinct from new.status or old.amount is distinct from new.amount)
    execute function keep_settled_amount()`,
];
