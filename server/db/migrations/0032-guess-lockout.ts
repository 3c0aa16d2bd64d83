/** Renames the table of wrong guesses after what it does: it locks out whoever guesses. */
export const name = 'guess-lockout';

export const statements = [
  'alter table guess_gate rename to guess_lockout',
  'alter table guess_lockout rename column closed_until to locked_until',
];
