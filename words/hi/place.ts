/** The words of the pages of cities and localities, in Hindi. */
import type { PlaceWords } from '../en/place.js';
import { joined } from '../joined.js';

const listings = (count: string): string => `${count} ${count === '1' ? 'संपत्ति' : 'संपत्तियाँ'}`;

export const words = {
  maharashtra: 'महाराष्ट्र',
  home: 'मुखपृष्ठ',
  way: 'आप यहाँ हैं',
  inCity: (locality, city) => `${locality}, ${city}`,
  title: (place) => `${place} में घर: माँगे गए दाम`,
  what: {
    sell: 'बिकाऊ घर',
    rent: 'किराये के घर',
    plot: 'प्लॉट',
    pg: 'पीजी कमरे',
    commercial: 'व्यावसायिक संपत्ति',
  },
  asks: ({ what, place, price, homes }) =>
    `${place} में ${what}: माँगे गए दाम की मध्यिका ${price}, ${homes} घरों पर।`,
  aMonth: (price) => `${price} प्रति माह`,
  offered: (place, homes) => `${place} में अभी ${listings(homes)}।`,
  onFoot: (station, minutes) => `${station} स्टेशन लगभग ${String(minutes)} मिनट`,
  near: ({ place, stations, localities }) => {
    const around = joined(localities, 'और');
    if (stations.length === 0) return `${place} के आस-पास: ${around}।`;
    return `${place} के बीच से पैदल: ${joined(stations, 'और')}${around && `; आस-पास: ${around}`}।`;
  },
  nothing: (place) => `${place} में अभी कुछ उपलब्ध नहीं है।`,
  nothingText: 'आस-पास की जगहें देखें, या पूरे शहर में खोजें।',
  searchCity: (city) => `${city} में खोजें`,
  search: 'यहाँ खोजें',
  see: { sell: 'ख़रीदें', rent: 'किराया', plot: 'प्लॉट', pg: 'पीजी', commercial: 'व्यावसायिक' },
  rates: 'माँगे गए दाम',
  tooFew: (place) => `${place} में इतने कम घर और मालिक हैं कि दाम बताना ठीक नहीं: कम से कम 3 मालिकों के 8 घर चाहिए।`,
  rooms: 'आकार',
  all: 'सभी',
  median: 'मध्यिका',
  middleHalf: 'बीच के आधे',
  range: (lower, upper) => `${lower} से ${upper}`,
  homes: 'गिने गए',
  perSqFt: (rate) => `${rate} प्रति वर्ग फुट`,
  counted:
    'अभी यहाँ उपलब्ध घरों पर, हर घर एक बार: कम से कम 3 मालिकों के 8 घर, हर घंटे गिने जाते हैं। एक चौथाई के दाम बीच के आधे से कम हैं, एक चौथाई के अधिक। ये माँगे गए दाम हैं, चुकाए गए नहीं।',
  trend: 'महीने दर महीने',
  trendText: 'हर महीने के अंत में उपलब्ध घरों की मध्यिका।',
  month: 'महीना',
  asTable: 'महीने तालिका में',
  yields: 'किराये से आय',
  yieldsText: 'उतने ही कमरों के मध्यिका दाम में साल भर के मध्यिका किराये का हिस्सा। कर, मरम्मत और ख़ाली महीनों से पहले।',
  yield: (percent) => `${percent} % प्रति वर्ष`,
  yieldOver: (sold, rented) => `${sold} बिकाऊ और ${rented} किराये के घरों पर`,
  stations: '2 किमी के भीतर स्टेशन',
  stationsText: (locality) => `पैदल समय ${locality} के बीच से अनुमान है।`,
  noStation: (locality) => `${locality} के बीच से 2 किमी के भीतर हमें कोई चालू स्टेशन ज्ञात नहीं है।`,
  localities: (city) => `${city} के इलाक़े`,
  neighbours: (locality) => `${locality} के आस-पास`,
  listings,
  away: (kilometres) => `${kilometres} किमी दूर`,
  toBuy: (price) => `ख़रीदने के लिए ${price}`,
  toRent: (price) => `${price} प्रति माह`,
  newest: 'यहाँ सबसे नए',
  loading: 'जगह लोड हो रही है',
  failed: 'यह जगह लोड नहीं हो सकी।',
} satisfies PlaceWords;
