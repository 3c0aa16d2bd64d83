/** The words of the results, in English. */
export const words = {
  results: 'Results',
  searching: 'Searching',
  noResults: 'No results found ...',
  failed: 'Could not load results.',
  retry: 'Retry',
  viewNumber: 'View Number',
  contact: 'Contact',
  cost: (coins: number) => `${String(coins)} ${coins === 1 ? 'coin' : 'coins'}`,
  paid: 'Paid',
  edit: 'Edit',
  hide: 'Hide',
};

/** Names what each language's catalogue of the list holds. */
export type ResultsWords = typeof words;
