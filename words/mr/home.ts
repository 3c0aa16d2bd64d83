/** The words of the home page below its first screen, in Marathi. */
import { inMarathi } from '../units.js';
import type { HomeWords } from '../en/home.js';

export const words = {
  banners: 'नवीन काय',
  bannerLink: 'अधिक पाहा',
  cities: 'शहरानुसार शोधा',
  listings: (count) => `${count} मालमत्ता`,
  kinds: { sell: 'खरेदी', rent: 'भाडे', plot: 'प्लॉट', pg: 'पीजी', commercial: 'व्यावसायिक' },
  projects: 'जास्त मागणी असलेले प्रकल्प',
  projectsNote: 'प्रायोजित: येथे दिसण्यासाठी या बिल्डरांनी पैसे दिले आहेत.',
  sponsored: 'प्रायोजित',
  sample: 'नमुना',
  rera: (number) => `RERA ${number}`,
  by: (builder) => `बिल्डर ${builder}`,
  place: (locality, city) => `${locality}, ${city}`,
  prices: (least, most) => inMarathi(`₹ ${least} ते ${most}`),
  recent: 'नवीन मालमत्ता',
  allRecent: 'सर्व पाहा',
  recentFailed: 'नवीन मालमत्ता लोड होऊ शकल्या नाहीत.',
  viewed: 'अलीकडे पाहिलेल्या मालमत्ता',
  clearViewed: 'पुसा',
  promotions: 'निवडक प्रकल्प',
  banks: 'गृहकर्ज',
  rate: (percent) => `वार्षिक ${percent}% पासून`,
  owners: 'मालकांसाठी हे कसे चालते',
  ownersNote: 'जाहिरात टाकणे मोफत आहे, आणि ती कधीही बदलता येते.',
  steps: [
    {
      title: 'माहिती द्या',
      text: 'प्रकार, ठिकाण, आकार आणि किंमत, एका वेळी एक लहान पान. तुमचा मसुदा आपोआप जतन होतो.',
    },
    {
      title: 'चित्रे जोडा',
      text: 'वीसपर्यंत छायाचित्रे आणि एक व्हिडिओ. छायाचित्र कुठे घेतले ही माहिती प्रत्येक फाइलमधून पुसली जाते.',
    },
    {
      title: 'लोकांना उत्तर द्या',
      text: 'तुमचा नंबर कोणी पाहिला ते पाहा, जाहिरात ताजी करा, आणि घर विकले किंवा भाड्याने गेले की ती थांबवा.',
    },
  ],
  post: 'जाहिरात टाका',
} satisfies HomeWords;
