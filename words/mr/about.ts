/** The words around the static pages, in Marathi. */
import type { AboutWords } from '../en/about.js';

export const words = {
  pages: 'या संकेतस्थळाबद्दल',
  about: 'आमच्याबद्दल',
  blogs: 'लेख',
  faqs: 'नेहमीचे प्रश्न',
  privacy: 'गोपनीयता धोरण',
  terms: 'वापराच्या अटी',
  contact: 'संपर्क',
  loading: 'पान लोड होत आहे',
  failed: 'हे पान लोड होऊ शकले नाही.',
  updated: (date) => `अद्ययावत ${date}`,
  inEnglish: 'हे पान इंग्रजीत आहे.',

  blogsTitle: 'लेख',
  blogsText:
    'खरेदी करण्यापूर्वी, भाड्याने घेण्यापूर्वी किंवा घर बदलण्यापूर्वी माहीत असाव्यात अशा गोष्टी: सोप्या शब्दांत कायदा, आणि पाहण्यासारखी घरे.',
  minutes: (minutes) => `${String(minutes)} मिनिटांचे वाचन`,
  topics: {
    RERA: 'RERA',
    Vastu: 'वास्तू',
    'Feng Shui': 'फेंग शुई',
    'Celebrity homes': 'नामवंतांची घरे',
  },
  moreArticles: 'पुढे वाचा',
  note: 'ही सर्वसाधारण माहिती आहे, कायदेशीर सल्ला नाही. सही करण्यापूर्वी वकिलाला विचारा.',

  findQuestion: 'प्रश्न शोधा',
  findHint: 'उदाहरणार्थ: नाणी, छायाचित्रे, OTP',
  found: (count) => (count === 1 ? '1 प्रश्न सापडला' : `${String(count)} प्रश्न सापडले`),
  noneFound: 'असा प्रश्न सापडला नाही. दुसरे शब्द वापरून पाहा, किंवा आम्हाला लिहा.',

  tollFree: 'टोल-फ्री नंबर',
  email: 'ई-मेल',
  address: 'टपाल पत्ता',
  grievanceOfficer: 'तक्रार निवारण अधिकारी',
  grievanceEmail: 'तक्रारीसाठी ई-मेल',
  operator: 'चालवणारे',
  rera: 'RERA नोंदणी',
  grievancePhone: 'तक्रारीसाठी फोन',
  grievanceAddress: 'तक्रारीसाठी पत्ता',
  notSet: 'हे संकेतस्थळ चालवणाऱ्यांनी अजून आपली संपर्क माहिती प्रकाशित केलेली नाही.',
} satisfies AboutWords;
