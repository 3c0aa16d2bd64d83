/** The words of filters by stations and journeys in Hindi. */
import type { TravelWords } from '../en/travel.js';

export const words = {
  station: 'स्टेशन के पास',
  walk: 'पैदल अधिकतम',
  to: 'यात्रा का समय',
  within: 'यात्रा अधिकतम',
  stationName: 'स्टेशन का नाम',
  minutes: (minutes) => `${minutes} मिनट`,
  chips: {
    station: (name) => `${name} के पास`,
    walk: (minutes) => `पैदल अधिकतम ${minutes}`,
    to: (name) => `${name} तक यात्रा`,
    within: (minutes) => `${minutes} के भीतर`,
  },
  walkNote: 'घर के पास से, या उसके इलाक़े के बीच से। कुछ न चुनने पर 15 मिनट।',
  journeyNote:
    'इलाक़े के बीच से पैदल और रेल से लगने वाले समय का अनुमान, प्रतीक्षा सहित। कुछ न चुनने पर 45 मिनट। स्टेशन: © OpenStreetMap contributors (ODbL) और अन्य।',
} satisfies TravelWords;
