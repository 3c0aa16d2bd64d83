/** The words of the search box in Hindi. */
import type { SearchBoxWords } from '../en/search-box.js';

export const words = {
  search: 'संपत्ति खोजें',
  kind: 'आप क्या ढूँढ रहे हैं?',
  city: 'शहर',
  anyCity: 'सभी शहर',
  location: 'इलाक़ा',
  locationHint: 'इलाक़ा, सोसायटी या परियोजना',
  propertyType: 'संपत्ति का प्रकार',
  anyType: 'सभी प्रकार',
  searchButton: 'खोजें',
  sellHelp: 'विज्ञापन डालने में कुछ ही मिनट लगते हैं।',
  post: 'विज्ञापन डालें',
} satisfies SearchBoxWords;
