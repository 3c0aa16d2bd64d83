/** The words of filters by stations and journeys in Marathi. */
import type { TravelWords } from '../en/travel.js';

export const words = {
  station: 'स्थानकाजवळ',
  walk: 'चालत जास्तीत जास्त',
  to: 'प्रवासाचा वेळ',
  within: 'प्रवास जास्तीत जास्त',
  stationName: 'स्थानकाचे नाव',
  minutes: (minutes) => `${minutes} मिनिटे`,
  chips: {
    station: (name) => `${name} जवळ`,
    walk: (minutes) => `चालत जास्तीत जास्त ${minutes}`,
    to: (name) => `${name} पर्यंत प्रवास`,
    within: (minutes) => `${minutes.replace('मिनिटे', 'मिनिटांच्या')} आत`,
  },
  walkNote: 'घराजवळून, किंवा त्याच्या परिसराच्या मध्यापासून. काही न निवडल्यास 15 मिनिटे.',
  journeyNote:
    'परिसराच्या मध्यापासून चालत आणि रेल्वेने लागणाऱ्या वेळेचा अंदाज, थांबण्यासह. काही न निवडल्यास 45 मिनिटे. स्थानके: © OpenStreetMap contributors (ODbL) आणि इतर.',
} satisfies TravelWords;
