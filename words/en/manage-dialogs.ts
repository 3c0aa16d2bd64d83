/** The words of the dialogs of the manage widget, in English. */

/** How many rows of a file are what. */
export interface RowCounts {
  new: number;
  update: number;
  same: number;
  repeated: number;
  refused: number;
}

const counted = (count: number, one: string, many: string) => `${String(count)} ${count === 1 ? one : many}`;

export const words = {
  deleteTitle: (id: string) => `Delete ${id}?`,
  deleteText: (id: string) =>
    `The listing with the Property ID ${id} comes down at once. You can bring it back from the bin for 30 days.`,
  deleteForGood: (id: string) => `The listing with the Property ID ${id} comes down at once.`,
  keep: 'Keep it',
  remove: 'Delete',
  bin: 'Bin',
  binText: 'Deleted listings stay here for 30 days. Restore one, and it’s just as it was.',
  binCount: (count: number) => `Bin (${String(count)})`,
  restore: 'Restore',
  restoreOf: (id: string) => `Restore: ${id}`,
  goneOn: (date: string) => `Gone for good on ${date}`,

  select: (id: string) => `Select: ${id}`,
  selectAll: (count: number) => `Select all ${String(count)}`,
  selectedLegend: 'Selected listings',
  selected: (count: number, hidden: number) =>
    `${String(count)} selected${hidden > 0 ? `, ${String(hidden)} hidden by the filter` : ''}`,
  progress: (at: number, count: number) => `${String(at)} of ${String(count)}`,
  unselect: 'Clear the selection',
  close: 'Close',
  undo: 'Undo',
  deleteMany: (count: number) => `Delete ${counted(count, 'listing', 'listings')}?`,
  deleteManyText: 'They leave the market at once. You can bring them back from the bin for 30 days.',
  deleteManyForGood: 'They leave the market at once.',
  keepThem: 'Keep them',
  didMany: {
    pause: (count: number) => `${counted(count, 'listing', 'listings')} paused.`,
    repost: (count: number) => `${counted(count, 'listing', 'listings')} reposted.`,
    refresh: (count: number) => `${counted(count, 'listing', 'listings')} refreshed.`,
    delete: (count: number) => `${counted(count, 'listing', 'listings')} deleted.`,
  },
  refusedMany: (count: number) => `${counted(count, 'listing stays', 'listings stay')} as before.`,
  broughtBack: (count: number) => `${counted(count, 'listing is', 'listings are')} back.`,
  refusals: {
    paused: 'not on the market',
    cooldown: 'refreshed less than 5 minutes ago',
    held: 'needs you first, see its note',
    failed: 'couldn’t be changed',
  },

  daysFailed: 'Couldn’t load the numbers.',
  period: 'Period',
  lastDays: (count: number) => `${String(count)} days`,
  reached: 'Contacts',
  asTable: 'As a table',
  day: 'Day',

  account: 'Your account',
  logOut: 'Log out',
  responses: 'View Response',

  byDay: 'By day',
  daysTitle: (id: string) => `Day by day: ${id}`,
  days: 'What is counted',
  seenInLists: 'Seen in lists',
  opened: 'Opened',
  daysTotal: (count: string) => `${count} in all`,
  perDay: (day: string, count: string) => `${day}: ${count}`,
  daysHelp:
    'Seen: at least half of the card was in front of someone for a second. A visitor counts once a day, your own visits do not.',

  upload: 'Bulk upload',
  uploadText:
    'Choose the kind, fill in the template, and upload it. You’ll see every row before anything is saved.',
  template: 'Download the template',
  city: 'City',
  optional: '(optional)',
  cityHelp: 'For rows that name no city.',
  file: 'Your file',
  fileHelp: 'CSV, XLSX or JSON, at most 5 MB and 1,000 rows.',
  reading: 'Reading the file',
  checked: (counts: RowCounts) =>
    `${counted(counts.new, 'new listing', 'new listings')}, ${String(counts.update)} to update, ${String(counts.refused)} refused. Nothing is saved yet.`,
  imported: (counts: RowCounts) =>
    `${counted(counts.new, 'listing was posted', 'listings were posted')}, ${String(counts.update)} updated, ${String(counts.refused)} left out.`,
  unused: (names: string) => `Columns we didn’t use: ${names}`,
  report: 'Rows of the file',
  line: (line: number) => String(line),
  results: { new: 'New', update: 'Update', same: 'As before', repeated: 'Repeated', refused: 'Refused' },
  duplicates: (ids: string) => `Looks the same as your ${ids}`,
  moreRows: (count: number) => `Show ${String(count)} more`,
  otherFile: 'Choose another file',
  importThem: (count: number) => `Import ${counted(count, 'listing', 'listings')}`,
  done: 'Done',
};

/** Names what each language's catalogue of them holds. */
export type ManageDialogWords = typeof words;
