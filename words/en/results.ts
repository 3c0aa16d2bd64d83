/** The words of the results, in English. */
export const words = {
  results: 'Results',
  searching: 'Searching',
  noResults: 'No results found ...',
  failed: 'Could not load results.',
  retry: 'Retry',
};

/** Names what each language's catalogue of the list holds. */
export type ResultsWords = typeof words;
