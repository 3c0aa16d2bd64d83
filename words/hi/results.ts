/** The words of the results in Hindi. */
import type { ResultsWords } from '../en/results.js';

export const words = {
  results: 'परिणाम',
  searching: 'खोज रहे हैं',
  noResults: 'कोई परिणाम नहीं मिला ...',
  failed: 'परिणाम लोड नहीं हो सके।',
  retry: 'फिर कोशिश करें',
  viewNumber: 'नंबर देखें',
  contact: 'संपर्क करें',
  cost: (coins) => `${String(coins)} ${coins === 1 ? 'सिक्का' : 'सिक्के'}`,
  paid: 'चुकाया',
  edit: 'बदलें',
  hide: 'छिपाएँ',
} satisfies ResultsWords;
