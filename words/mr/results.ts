/** The words of the results in Marathi. */
import type { ResultsWords } from '../en/results.js';

export const words = {
  results: 'निकाल',
  searching: 'शोधत आहोत',
  noResults: 'काहीही सापडले नाही ...',
  failed: 'निकाल मिळाले नाहीत.',
  retry: 'पुन्हा प्रयत्न करा',
  viewNumber: 'नंबर पाहा',
  contact: 'संपर्क साधा',
  cost: (coins) => `${String(coins)} ${coins === 1 ? 'नाणे' : 'नाणी'}`,
  paid: 'नाणी दिली',
  edit: 'बदला',
  hide: 'लपवा',
} satisfies ResultsWords;
