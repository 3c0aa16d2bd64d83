/** The record of decisions is read without the sign-ins and contacts between them. */
export const name = 'decisions-at-hand';

export const statements = [
  `create index audit_entry_decision on audit_entry (number)
    where act not in ('sign-in', 'number-revealed', 'message-sent', 'key-made', 'key-changed', 'listing-deleted', 'account-deleted')`,
];
