/** The words of the home page below its first screen, in Hindi. */
import { inHindi } from '../units.js';
import type { HomeWords } from '../en/home.js';

export const words = {
  banners: 'नया क्या है',
  bannerLink: 'और देखें',
  cities: 'शहर से खोजें',
  listings: (count) => `${count} संपत्तियाँ`,
  kinds: { sell: 'ख़रीदें', rent: 'किराया', plot: 'प्लॉट', pg: 'पीजी', commercial: 'व्यावसायिक' },
  projects: 'ज़्यादा माँग वाली परियोजनाएँ',
  projectsNote: 'प्रायोजित: इन बिल्डरों ने यहाँ दिखने के लिए भुगतान किया है।',
  sponsored: 'प्रायोजित',
  sample: 'नमूना',
  rera: (number) => `RERA ${number}`,
  by: (builder) => `बिल्डर ${builder}`,
  place: (locality, city) => `${locality}, ${city}`,
  prices: (least, most) => inHindi(`₹ ${least} से ${most}`),
  recent: 'नई संपत्तियाँ',
  allRecent: 'सब देखें',
  recentFailed: 'नई संपत्तियाँ लोड नहीं हो सकीं।',
  viewed: 'हाल में देखी संपत्तियाँ',
  clearViewed: 'साफ़ करें',
  promotions: 'चुनी हुई परियोजनाएँ',
  banks: 'गृह ऋण',
  rate: (percent) => `सालाना ${percent}% से`,
  owners: 'मालिकों के लिए यह कैसे काम करता है',
  ownersNote: 'विज्ञापन डालना मुफ़्त है, और आप उसे कभी भी बदल सकते हैं।',
  steps: [
    {
      title: 'जानकारी दें',
      text: 'प्रकार, जगह, आकार और दाम, एक बार में एक छोटा पृष्ठ। आपका ड्राफ़्ट अपने आप सहेजा जाता है।',
    },
    {
      title: 'चित्र जोड़ें',
      text: 'बीस फ़ोटो तक और एक वीडियो। फ़ोटो कहाँ ली गई, यह जानकारी हर फ़ाइल से हटा दी जाती है।',
    },
    {
      title: 'लोगों को जवाब दें',
      text: 'देखें किसने आपका नंबर देखा, विज्ञापन को ताज़ा करें, और घर बिक जाए या किराये पर चला जाए तो उसे रोक दें।',
    },
  ],
  post: 'विज्ञापन डालें',
} satisfies HomeWords;
