/** The words around the static pages, in Hindi. */
import type { AboutWords } from '../en/about.js';

export const words = {
  pages: 'इस साइट के बारे में',
  about: 'हमारे बारे में',
  blogs: 'लेख',
  faqs: 'आम सवाल',
  privacy: 'निजता नीति',
  terms: 'उपयोग की शर्तें',
  contact: 'संपर्क',
  loading: 'पृष्ठ लोड हो रहा है',
  failed: 'यह पृष्ठ लोड नहीं हो सका।',
  updated: (date) => `अपडेट ${date}`,
  inEnglish: 'यह पृष्ठ अंग्रेज़ी में है।',

  blogsTitle: 'लेख',
  blogsText: 'ख़रीदने, किराये पर लेने या घर बदलने से पहले जानने की बातें: सरल शब्दों में क़ानून, और देखने लायक़ घर।',
  minutes: (minutes) => `${String(minutes)} मिनट का लेख`,
  topics: {
    RERA: 'RERA',
    Vastu: 'वास्तु',
    'Feng Shui': 'फ़ेंग शुई',
    'Celebrity homes': 'मशहूर हस्तियों के घर',
  },
  moreArticles: 'आगे पढ़ें',
  note: 'यह सामान्य जानकारी है, क़ानूनी सलाह नहीं। हस्ताक्षर करने से पहले वकील से पूछें।',

  findQuestion: 'सवाल खोजें',
  findHint: 'जैसे: सिक्के, फ़ोटो, OTP',
  found: (count) => (count === 1 ? '1 सवाल मिला' : `${String(count)} सवाल मिले`),
  noneFound: 'ऐसा कोई सवाल नहीं मिला। दूसरे शब्द आज़माएँ, या हमें लिखें।',

  tollFree: 'टोल-फ़्री नंबर',
  email: 'ई-मेल',
  address: 'डाक का पता',
  grievanceOfficer: 'शिकायत अधिकारी',
  grievanceEmail: 'शिकायत के लिए ई-मेल',
  operator: 'संचालक',
  rera: 'RERA पंजीकरण',
  grievancePhone: 'शिकायत के लिए फ़ोन',
  grievanceAddress: 'शिकायत के लिए पता',
  notSet: 'इस साइट को चलाने वालों ने अभी अपने संपर्क की जानकारी प्रकाशित नहीं की है।',
} satisfies AboutWords;
