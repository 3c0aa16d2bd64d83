/** The words of the further filters in Marathi. */
import type { MoreFilterWords } from '../en/more-filters.js';

export const words = {
  groups: {
    postedby: 'कोणी टाकले',
    bathrooms: 'स्नानगृहे',
    floor: 'मजला',
    maxage: 'मालमत्तेचे वय',
    maxdeposit: 'अनामत रक्कम',
    availableby: 'कधीपर्यंत उपलब्ध',
    listedwithin: 'कधी टाकले',
    pricecut: 'किंमत',
    amenities: 'सुविधा (सर्व, जास्तीत जास्त पाच)',
    mentions: 'वर्णनात सांगितलेले',
  },
  postedby: { Owner: 'मालकाकडून', Agent: 'एजंटकडून', Builder: 'बिल्डरकडून' },
  floor: { Ground: 'तळमजला', Low: 'मजला 1 ते 4', Middle: 'मजला 5 ते 10', High: 'मजला 11 आणि वर' },
  mentions: { food: 'जेवणासह', parking: 'पार्किंगसह' },
  bathrooms: (count) => `${String(count)}+ स्नानगृहे`,
  maxage: (years) => `${String(years)} वर्षांपर्यंत जुने`,
  listedwithin: (days) => (days === 1 ? 'गेल्या एका दिवसात' : `गेल्या ${String(days)} दिवसांत`),
  deposit: (price) => `अनामत रक्कम ${price} पर्यंत`,
  availableBy: (date) => `${date} पर्यंत उपलब्ध`,
  cut: 'किंमत कमी झाली',
} satisfies MoreFilterWords;
