/** The words of the dialogs of the manage widget, in English. */
export const en = {
  deleteTitle: (id: string) => `Delete ${id}?`,
  deleteText: (id: string) =>
    `The listing with the Property ID ${id} leaves the market at once. You can bring it back from the bin for 30 days.`,
  deleteForGood: (id: string) => `The listing with the Property ID ${id} leaves the market at once.`,
  keep: 'Keep it',
  remove: 'Delete',
  bin: 'Bin',
  binText: 'Deleted listings wait here for 30 days. Restored, they are as they were.',
  binCount: (count: number) => `Bin (${String(count)})`,
  restore: 'Restore',
  restoreOf: (id: string) => `Restore: ${id}`,
  goneOn: (date: string) => `Gone for good on ${date}`,
};

/** Names what each language's catalogue of them holds. */
export type Words = typeof en;
