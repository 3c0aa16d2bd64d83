/** The words of the pages of cities and localities, in Marathi. */
import type { PlaceWords } from '../en/place.js';
import { joined } from '../joined.js';

const listings = (count: string): string => `${count} मालमत्ता`;

export const words = {
  maharashtra: 'महाराष्ट्र',
  home: 'मुखपृष्ठ',
  way: 'तुम्ही येथे आहात',
  inCity: (locality, city) => `${locality}, ${city}`,
  title: (place) => `${place} मधील घरे: मागणी किमती`,
  what: {
    sell: 'विक्रीची घरे',
    rent: 'भाड्याची घरे',
    plot: 'प्लॉट',
    pg: 'पीजी खोल्या',
    commercial: 'व्यावसायिक मालमत्ता',
  },
  asks: ({ what, place, price, homes }) =>
    `${place} मधील ${what}: मध्यक मागणी किंमत ${price}, ${homes} घरांवरून.`,
  aMonth: (price) => `दरमहा ${price}`,
  offered: (place, homes) => `${place} मध्ये आत्ता ${listings(homes)}.`,
  onFoot: (station, minutes) => `${station} स्थानक सुमारे ${String(minutes)} मिनिटे`,
  near: ({ place, stations, localities }) => {
    const around = joined(localities, 'आणि');
    if (stations.length === 0) return `${place} च्या जवळ: ${around}.`;
    return `${place} च्या मध्यापासून चालत: ${joined(stations, 'आणि')}${around && `; जवळचे परिसर: ${around}`}.`;
  },
  nothing: (place) => `${place} मध्ये आत्ता काही उपलब्ध नाही.`,
  nothingText: 'आजूबाजूची ठिकाणे पाहा, किंवा संपूर्ण शहरात शोधा.',
  searchCity: (city) => `${city} मध्ये शोधा`,
  search: 'येथे शोधा',
  see: { sell: 'खरेदी', rent: 'भाडे', plot: 'प्लॉट', pg: 'पीजी', commercial: 'व्यावसायिक' },
  rates: 'मागणी किमती',
  tooFew: (place) => `${place} मध्ये किंमत सांगण्याइतकी घरे आणि मालक नाहीत: किमान 3 मालकांची 8 घरे लागतात.`,
  rooms: 'आकार',
  all: 'सर्व',
  median: 'मध्यक',
  middleHalf: 'मधली निम्मी',
  range: (lower, upper) => `${lower} ते ${upper}`,
  homes: 'मोजलेली',
  perSqFt: (rate) => `${rate} प्रति चौ. फूट`,
  counted:
    'आत्ता येथे उपलब्ध घरांवरून, प्रत्येक घर एकदाच: किमान 3 मालकांची 8 घरे, दर तासाला मोजली जातात. एक चतुर्थांश घरे मधल्या निम्म्यांपेक्षा कमी मागतात, एक चतुर्थांश जास्त. या मागितलेल्या किमती आहेत, दिलेल्या नव्हेत.',
  trend: 'महिन्यागणिक',
  trendText: 'प्रत्येक महिन्याच्या शेवटी उपलब्ध घरांचे मध्यक.',
  month: 'महिना',
  asTable: 'महिने तक्त्यात',
  yields: 'भाड्याचा परतावा',
  yieldsText: 'तितक्याच खोल्यांच्या मध्यक किमतीत वर्षाच्या मध्यक भाड्याचा वाटा. कर, दुरुस्ती आणि रिकामे महिने धरलेले नाहीत.',
  yield: (percent) => `दरवर्षी ${percent} %`,
  yieldOver: (sold, rented) => `${sold} विक्रीच्या आणि ${rented} भाड्याच्या घरांवरून`,
  stations: '2 किमीच्या आत स्थानके',
  stationsText: (locality) => `चालण्याचा वेळ ${locality} च्या मध्यापासून अंदाज आहे.`,
  noStation: (locality) => `${locality} च्या मध्यापासून 2 किमीच्या आत चालू स्थानक आम्हाला माहीत नाही.`,
  localities: (city) => `${city} मधील परिसर`,
  neighbours: (locality) => `${locality} च्या आजूबाजूला`,
  listings,
  away: (kilometres) => `${kilometres} किमी दूर`,
  toBuy: (price) => `खरेदीसाठी ${price}`,
  toRent: (price) => `दरमहा ${price}`,
  newest: 'येथे सर्वांत नवीन',
  loading: 'ठिकाण लोड होत आहे',
  failed: 'हे ठिकाण लोड झाले नाही.',
} satisfies PlaceWords;
