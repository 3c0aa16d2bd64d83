/** The words around the static pages, in English; their texts are in content/. */

export const words = {
  pages: 'About this site',
  about: 'About us',
  blogs: 'Blogs',
  faqs: 'FAQs',
  privacy: 'Privacy policy',
  terms: 'Terms of use',
  contact: 'Contact',
  loading: 'Loading the page',
  failed: 'Couldn’t load this page.',
  updated: (date: string) => `Updated ${date}`,
  inEnglish: 'This page is in English.',

  blogsTitle: 'Blogs',
  blogsText: 'What to know before you buy, rent or move: the law in plain words, and homes worth a look.',
  minutes: (minutes: number) => `${String(minutes)} min read`,
  topics: { RERA: 'RERA', Vastu: 'Vastu', 'Feng Shui': 'Feng Shui', 'Celebrity homes': 'Celebrity homes' },
  moreArticles: 'Read next',
  note: 'General information, not legal advice. Ask a lawyer before you sign.',

  findQuestion: 'Find a question',
  findHint: 'For example: coins, photos, OTP',
  found: (count: number) => (count === 1 ? '1 question found' : `${String(count)} questions found`),
  noneFound: 'No question matches. Try other words, or write to us.',

  tollFree: 'Toll-free number',
  email: 'E-mail',
  address: 'Postal address',
  grievanceOfficer: 'Grievance officer',
  grievanceEmail: 'E-mail for complaints',
  operator: 'Run by',
  rera: 'RERA registration',
  grievancePhone: 'Phone for complaints',
  grievanceAddress: 'Address for complaints',
  notSet: 'The people who run this site have not published their contact details yet.',
};

/** Types the words, so that a translation cannot leave one out. */
export type AboutWords = typeof words;
