/** The words of the results in Marathi. */
import type { Words } from './messages.js';

export const mr = {
  results: 'निकाल',
  searching: 'शोधत आहोत',
  noResults: 'काहीही सापडले नाही ...',
  failed: 'निकाल मिळाले नाहीत.',
  retry: 'पुन्हा प्रयत्न करा',
} satisfies Words;
