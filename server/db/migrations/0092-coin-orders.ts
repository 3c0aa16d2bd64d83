/** Coins that people buy: orders, events of payments, and invoices without gaps. */
export const name = 'coin-orders';

export const statements = [
  'alter table coin_entry drop constraint coin_entry_reason_check',
  `alter table coin_entry add constraint coin_entry_reason_check check (reason in
    ('welcome', 'number', 'message', 'top-up', 'debit', 'refund', 'grant', 'purchase', 'money-back'))`,

  // Kept without its buyer when the account is deleted, as the law of taxes asks.
  `create table coin_order (
    id text collate "C" primary key,
    user_id text collate "C" references app_user(id) on delete set null,
    coins integer not null check (coins > 0),
    paise bigint not null check (paise > 0),
    provider text collate "C" not null,
    provider_id text collate "C",
    pay_url text,
    back text,
    gstin text collate "C",
    state_code text collate "C" not null,
    state text collate "C" not null check (state in ('open', 'failed', 'checking', 'paid', 'refunded')),
    payment_id text collate "C",
    paid_paise bigint,
    created_at timestamptz(3) not null,
    asked_at timestamptz(3) not null,
    paid_at timestamptz(3),
    refunded_at timestamptz(3)
  )`,
  'create index coin_order_user on coin_order (user_id, created_at)',
  `create index coin_order_open on coin_order (asked_at) where state = 'open'`,

  `create index coin_order_unsent on coin_order (paid_at) where state = 'refunded' and refunded_at is null`,

  // Digests and facts, without the names and cards that providers send along.
  `create table payment_event (
    provider text collate "C" not null,
    id text collate "C" not null,
    order_id text collate "C",
    digest text collate "C" not null,
    state text collate "C" not null,
    paise bigint,
    currency text collate "C",
    outcome text collate "C" not null,
    at timestamptz(3) not null,
    primary key (provider, id)
  )`,
  'create index payment_event_at on payment_event (at)',

  `create table invoice_counter (
    series text collate "C" not null,
    year text collate "C" not null,
    last integer not null,
    primary key (series, year)
  )`,
  `create table invoice (
    number text collate "C" primary key,
    order_id text collate "C" not null references coin_order(id),
    is_credit_note boolean not null,
    about text collate "C" references invoice(number),
    at timestamptz(3) not null,
    coins integer not null,
    paise bigint not null,
    taxable bigint not null,
    cgst bigint not null,
    sgst bigint not null,
    igst bigint not null,
    percent integer not null,
    state_code text collate "C" not null,
    buyer_name text,
    buyer_gstin text collate "C",
    seller jsonb not null,
    unique (order_id, is_credit_note)
  )`,
  // The name of a person goes with the account; that of a business stays, since its own books refer to it.
  `create function forget_buyer() returns trigger language plpgsql as $$
    begin
      update invoice set buyer_name = null where order_id = new.id and buyer_gstin is null;
      update coin_order set back = null where id = new.id;
      return new;
    end $$`,
  `create trigger coin_order_forgotten after update of user_id on coin_order
    for each row when (old.user_id is not null and new.user_id is null) execute function forget_buyer()`,

  // How payments that are only tried out ended.
  `create table test_payment (
    order_id text collate "C" primary key references coin_order(id) on delete cascade,
    state text collate "C" not null check (state in ('paid', 'failed')),
    paise bigint not null
  )`,
];
