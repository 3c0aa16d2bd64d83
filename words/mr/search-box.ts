/** The words of the search box in Marathi. */
import type { SearchBoxWords } from '../en/search-box.js';

export const words = {
  search: 'मालमत्ता शोधा',
  kind: 'तुम्ही काय शोधत आहात?',
  city: 'शहर',
  anyCity: 'सर्व शहरे',
  location: 'परिसर',
  locationHint: 'परिसर, सोसायटी किंवा प्रकल्प',
  propertyType: 'मालमत्तेचा प्रकार',
  anyType: 'सर्व प्रकार',
  searchButton: 'शोधा',
  sellHelp: 'जाहिरात टाकण्यास काही मिनिटेच लागतात.',
  post: 'जाहिरात टाका',
} satisfies SearchBoxWords;
