/** The words of agents' and builders' pages, in Marathi. */
import type { PersonWords } from '../en/person.js';

export const words = {
  home: 'मुखपृष्ठ',
  way: 'तुम्ही येथे आहात',
  kinds: { agent: 'एजंट', builder: 'बिल्डर' },
  title: (name, kind) => (kind === 'agent' ? `${name}, मालमत्ता एजंट` : `${name}, बिल्डर`),
  described: ({ name, kind, places }) =>
    `${name}, ${kind === 'agent' ? 'मालमत्ता एजंट' : 'बिल्डर'}${places ? ` (${places})` : ''}: सध्या उपलब्ध घरे, प्रकल्प, भाषा आणि RERA क्रमांक.`,
  since: (month) => `${month} पासून येथे`,
  languages: 'भाषा',
  rera: 'स्वतःचा RERA क्रमांक',
  reraStated: 'त्यांनी सांगितल्याप्रमाणे, पडताळलेला नाही',
  reraChecked: (day) => `${day} रोजी सार्वजनिक नोंदवहीत आढळला`,
  areas: 'यांची घरे कुठे आहेत',
  area: (place, homes) => `${place} (${homes})`,
  projects: 'प्रकल्प',
  homes: (count) => `सध्या उपलब्ध घरे (${count})`,
  noHomes: 'सध्या एकही घर उपलब्ध नाही.',
  more: 'आणखी घरे दाखवा',
  moreFailed: 'आणखी घरे लोड होऊ शकली नाहीत.',
  failed: 'पान लोड होऊ शकले नाही.',
  loading: 'पान लोड होत आहे',
  contact: 'फोन नंबर प्रत्येक घराच्या पानावर मिळेल.',
  own: {
    title: 'तुमचे सार्वजनिक पान',
    text: 'सर्वांना तुमचे नाव, स्वतःचा RERA क्रमांक, भाषा, प्रकल्प आणि तुमची घरे दिसतात. तुमचा फोन, ई-मेल पत्ता किंवा रेटिंग कधीही नाही.',
    show: 'माझे पान सर्वांना दाखवा',
    languages: 'तुम्ही बोलत असलेल्या भाषा',
    save: 'माझे पान जतन करा',
    open: 'माझे पान उघडा',
    shown: 'तुमचे पान सर्वांना दिसते.',
    hidden: 'तुमचे पान फक्त तुम्हाला दिसते.',
    failed: 'तुमची निवड लोड होऊ शकली नाही.',
  },
} satisfies PersonWords;
