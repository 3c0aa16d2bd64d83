/** The people of the demo market, invented; their numbers begin with 5, which no Indian mobile number does. */

/** Describes a demo account; `signIn` marks the two that visitors may use. */
export interface DemoAccount {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly usertype: 'Buyer/Owner/Tenant' | 'Agent' | 'Builder';
  readonly signIn?: boolean;
}

const owner = 'Buyer/Owner/Tenant';

type AccountRow = readonly [name: string, mailbox: string, usertype: DemoAccount['usertype']];

const rows: readonly AccountRow[] = [
  ['Demo Buyer', 'buyer', owner],
  ['Demo Agent', 'agent', 'Agent'],
  ['Vaidehi Ketkar', 'vaidehi', owner],
  ['Imtiyaz Kazi', 'imtiyaz', owner],
  ['Sharayu Bhave', 'sharayu', owner],
  ['Rustom Bilimoria', 'rustom', owner],
  ['Malati Ghorpade', 'malati', owner],
  ['Savio Pereira', 'savio', owner],
  ['Hemant Tandel', 'hemant', 'Agent'],
  ['Nazneen Shaikh', 'nazneen', 'Agent'],
  ['Omkar Sathe', 'omkar', 'Agent'],
  ['Devrai Homes', 'devrai', 'Builder'],
  ['Tamhan Estates', 'tamhan', 'Builder'],
  ['Palashban Habitat', 'palashban', 'Builder'],
];

const signedIn = new Set(['buyer', 'agent']);

/** Lists the demo accounts; the first two are for visitors to sign in with. */
export const demoAccounts: readonly DemoAccount[] = rows.map(([name, mailbox, usertype], index) => ({
  name,
  email: `${mailbox}@demo.example`,
  phone: String(5_550_000_101 + index),
  usertype,
  ...(signedIn.has(mailbox) ? { signIn: true } : {}),
}));
