/** The words of the comparison of homes. */

export const words = {
  title: 'Compare homes',
  about: 'Up to four homes side by side: where they differ, and what each really costs.',
  count: (homes: number) => `${String(homes)} of 4 homes`,
  compare: 'Compare',
  compareThese: (homes: number) => `Compare ${String(homes)} homes`,
  tick: (title: string) => `Compare ${title}`,
  oneKind: 'Two to four homes of one kind can be compared.',
  clear: 'Clear',
  none: 'No homes to compare yet',
  noneText: 'Tick two to four homes of one kind in your shortlist, or take some that you saw.',
  toSaved: 'Open my shortlist',
  loading: 'Loading the homes',
  failed: 'The homes could not be loaded.',
  share: 'Share',
  shared: 'Link copied',
  print: 'Print',
  remove: (title: string) => `Take ${title} out`,
  gone: 'No longer available',
  goneText: 'It was sold or let, or its owner took it off the market.',
  lastPrice: 'Last price you saw',
  differ: 'Where they differ',
  same: 'The same in all',
  cost: 'What it really costs',
  duty: 'Stamp duty and surcharges',
  registration: 'Registration',
  total: 'Total to buy',
  deposit: 'Deposit',
  firstMonth: 'First month',
  totalIn: 'Total to move in',
  least: 'Lowest',
  costNote: (since: string) =>
    `An estimate with the rates in force since ${since}; only women buying a home pay 1 % less. The sub-registrar decides.`,
  costNoteMonthly:
    'The first month is the rent with the maintenance, where the owner asks for it separately.',
  notTold: 'Not told',
  add: 'Add another home',
  addThis: (title: string) => `Add ${title}`,
  table: 'The homes side by side',
  amenities: 'Amenities',
  poster: 'Posted by',
  posters: { owner: 'Owner', agent: 'Agent', builder: 'Builder' },
  station: 'Nearest station',
};

/** Names what each language's catalogue of the page holds. */
export type CompareWords = typeof words;
