/** The words of family lists in Hindi. */
import type { FamilyWords } from '../en/family.js';

export const words = {
  title: 'परिवार की सूची',
  titleOf: (name) => `${name} के सहेजे घर`,
  description: 'घर साथ मिलकर देखिए: परिवार के दिल और टिप्पणियाँ।',
  loading: 'सूची लोड हो रही है',
  people: (names) => `इस सूची में: ${names}`,
  join: 'अपने पहले नाम से जुड़िए',
  joinHelp: 'आपकी बात के साथ यह नाम सूची के सब लोग देखेंगे। खाता ज़रूरी नहीं।',
  joinButton: 'जुड़ें',
  full: 'इस सूची में पाँच लोग हो चुके हैं। आप देख सकते हैं, पर कुछ जोड़ नहीं सकते।',
  you: (name) => `आप इस सूची में ${name} नाम से हैं।`,
  leave: 'सूची से हटें',
  heart: (title) => `${title} के लिए दिल`,
  remark: 'आपकी टिप्पणी',
  remarkOn: (title) => `${title} पर आपकी टिप्पणी`,
  keep: 'रखें',
  none: 'इस सूची में अभी कोई घर नहीं है।',
  gone: 'अब उपलब्ध नहीं',

  share: 'परिवार के साथ साझा करें',
  shareText:
    'एक लिंक से ज़्यादा से ज़्यादा पाँच लोग आपके सहेजे घर देख सकते हैं, दिल दे सकते हैं और टिप्पणी लिख सकते हैं। आपके नोट और चरण आपके ही रहते हैं।',
  make: 'लिंक बनाएँ',
  link: 'आपकी परिवार सूची का लिंक',
  copy: 'कॉपी करें',
  copied: 'लिंक कॉपी हुआ',
  whatsApp: 'WhatsApp',
  message: (address) => `ये घर देखिए और बताइए कैसे लगे: ${address}`,
  open: 'सूची खोलें',
  end: 'साझा करना बंद करें',
  endSure: 'लिंक काम नहीं करेगा, और दिल व टिप्पणियाँ मिट जाएँगी।',
  endYes: 'बंद करें',
  back: 'साझा रखें',
} satisfies FamilyWords;
