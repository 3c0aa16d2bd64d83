/** The words of agents' and builders' pages, in Hindi. */
import type { PersonWords } from '../en/person.js';

export const words = {
  home: 'मुखपृष्ठ',
  way: 'आप यहाँ हैं',
  kinds: { agent: 'एजेंट', builder: 'बिल्डर' },
  title: (name, kind) => (kind === 'agent' ? `${name}, संपत्ति एजेंट` : `${name}, बिल्डर`),
  described: ({ name, kind, places }) =>
    `${name}, ${kind === 'agent' ? 'संपत्ति एजेंट' : 'बिल्डर'}${places ? ` (${places})` : ''}: अभी उपलब्ध घर, परियोजनाएँ, भाषाएँ और RERA क्रमांक।`,
  since: (month) => `${month} से यहाँ`,
  languages: 'भाषाएँ',
  rera: 'अपना RERA क्रमांक',
  reraStated: 'उनके बताए अनुसार, जाँचा नहीं गया',
  reraChecked: (day) => `${day} को सार्वजनिक रजिस्टर में मिला`,
  areas: 'इनके घर कहाँ हैं',
  area: (place, homes) => `${place} (${homes})`,
  projects: 'परियोजनाएँ',
  homes: (count) => `अभी उपलब्ध घर (${count})`,
  noHomes: 'अभी कोई घर उपलब्ध नहीं है।',
  more: 'और घर दिखाएँ',
  moreFailed: 'और घर लोड नहीं हो सके।',
  failed: 'पृष्ठ लोड नहीं हो सका।',
  loading: 'पृष्ठ लोड हो रहा है',
  contact: 'फ़ोन नंबर हर घर के पृष्ठ पर मिलेगा।',
  own: {
    title: 'आपका सार्वजनिक पृष्ठ',
    text: 'सब लोग आपका नाम, अपना RERA क्रमांक, भाषाएँ, परियोजनाएँ और आपके घर देखते हैं। आपका फ़ोन, ई-मेल पता या कोई रेटिंग कभी नहीं।',
    show: 'मेरा पृष्ठ सबको दिखाएँ',
    languages: 'आप कौन-सी भाषाएँ बोलते हैं',
    save: 'मेरा पृष्ठ सहेजें',
    open: 'मेरा पृष्ठ खोलें',
    shown: 'आपका पृष्ठ सबको दिखता है।',
    hidden: 'आपका पृष्ठ सिर्फ़ आपको दिखता है।',
    failed: 'आपकी पसंद लोड नहीं हो सकी।',
  },
} satisfies PersonWords;
