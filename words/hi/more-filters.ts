/** The words of the further filters in Hindi. */
import type { MoreFilterWords } from '../en/more-filters.js';

export const words = {
  groups: {
    postedby: 'किसने पोस्ट किया',
    bathrooms: 'स्नानघर',
    floor: 'मंज़िल',
    maxage: 'संपत्ति की उम्र',
    maxdeposit: 'ज़मानत राशि',
    availableby: 'कब तक उपलब्ध',
    listedwithin: 'कब पोस्ट हुआ',
    pricecut: 'दाम',
    amenities: 'सुविधाएँ (सभी, ज़्यादा से ज़्यादा पाँच)',
    mentions: 'विवरण में लिखा है',
  },
  postedby: { Owner: 'मालिक से', Agent: 'एजेंट से', Builder: 'बिल्डर से' },
  floor: { Ground: 'भूतल', Low: 'मंज़िल 1 से 4', Middle: 'मंज़िल 5 से 10', High: 'मंज़िल 11 और ऊपर' },
  mentions: { food: 'खाने के साथ', parking: 'पार्किंग के साथ' },
  bathrooms: (count) => `${String(count)}+ स्नानघर`,
  maxage: (years) => `${String(years)} साल तक पुराना`,
  listedwithin: (days) => (days === 1 ? 'पिछले एक दिन में' : `पिछले ${String(days)} दिनों में`),
  deposit: (price) => `ज़मानत राशि ${price} तक`,
  availableBy: (date) => `${date} तक उपलब्ध`,
  cut: 'दाम घटा है',
} satisfies MoreFilterWords;
