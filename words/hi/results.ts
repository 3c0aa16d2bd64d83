/** The words of the results in Hindi. */
import type { ResultsWords } from '../en/results.js';

export const words = {
  results: 'परिणाम',
  searching: 'खोज रहे हैं',
  noResults: 'कोई परिणाम नहीं मिला ...',
  failed: 'परिणाम लोड नहीं हो सके।',
  retry: 'फिर कोशिश करें',
} satisfies ResultsWords;
