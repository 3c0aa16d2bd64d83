/** The words of the pages of saved searches and of what is new, in Hindi. */
import type { AlertWords } from '../en/alerts.js';

export const words = {
  searches: 'सहेजी हुई खोजें',
  news: 'नया क्या है',
  link: 'आपकी खोजों के मेल',
  description: 'अपने लायक़ नए घरों की सूचना पाएँ।',
  count: (searches) => `${String(searches)} ${searches === 1 ? 'खोज' : 'खोजें'}`,
  unread: (count) => `${String(count)} ${count === 1 ? 'नई सूचना' : 'नई सूचनाएँ'}`,
  loading: 'लोड हो रहा है',
  failed: 'यह लोड नहीं हो सका।',
  loginFirst: 'कृपया लॉग इन करें।',
  noSearches: 'आपने अभी तक कोई खोज नहीं सहेजी',
  noSearchesText: 'खोजें, फिर नतीजों की संख्या के पास “खोज सहेजें” दबाएँ: हर नए घर की सूचना हम देंगे।',
  search: 'संपत्ति खोजें',
  mailsTo: (email) => `मेल ${email} पर जाते हैं, रात 9 से सुबह 8 बजे के बीच कभी नहीं।`,
  prove: 'हमने आपको एक मेल भेजा है। उसका लिंक खोलें, ताकि हम आपको लिख सकें।',
  found: (homes) => (homes === 0 ? 'अभी तक कुछ नहीं मिला' : `${String(homes)} घर मिले`),
  savedOn: (date) => `${date} को सहेजी`,
  howOften: 'कितनी बार',
  howOftenFor: (search) => `कितनी बार: ${search}`,
  frequencies: {
    instant: 'तुरंत',
    daily: 'हर सुबह',
    weekly: 'हफ़्ते में एक बार',
    off: 'कभी नहीं',
  },
  remove: (search) => `${search} हटाएँ`,
  noNews: 'अभी कुछ नया नहीं',
  noNewsText: 'सहेजी हुई खोजों के नए घर, घटे दाम और आपके विज्ञापनों की बातें यहाँ दिखेंगी।',
  isNew: 'नया',
  matches: (count, search) => `${String(count)} ${count === 1 ? 'नया घर' : 'नए घर'}: ${search}`,
  match: (home) => `नया: ${home}`,
  cut: (home) => `दाम घटा: ${home}`,
  was: (price) => `पहले ${price}`,
  gone: (home) => `अब उपलब्ध नहीं: ${home}`,
  lead: (count, propertyId) =>
    count === 1
      ? `कोई ${propertyId} के बारे में आपसे संपर्क करना चाहता है`
      : `${String(count)} लोग ${propertyId} के बारे में आपसे संपर्क करना चाहते हैं`,
  refund: (isGiven, coins) =>
    isGiven ? `${String(coins)} सिक्के आपको लौटाए गए` : 'सिक्के नहीं लौटाए गए: कारण देखें',
  expiry: (count, date) =>
    count === 1
      ? `आपका एक विज्ञापन ${date} को बाज़ार से हट जाएगा`
      : `आपके ${String(count)} विज्ञापन ${date} को बाज़ार से हट जाएँगे`,
  report: (number, outcome) =>
    ({
      'taken-down': `आपकी शिकायत ${number}: विज्ञापन बाज़ार से हटा दिया गया है`,
      mended: `आपकी शिकायत ${number}: मालिक से विज्ञापन सुधारने को कहा गया`,
      kept: `आपकी शिकायत ${number}: विज्ञापन बना रहेगा`,
      answered: `आपकी शिकायत ${number} का उत्तर दिया गया`,
    })[outcome],
  choices: 'आपको क्या बताया जाए',
  channels: { bell: 'यहाँ', email: 'मेल से', sms: 'एसएमएस से', push: 'ब्राउज़र में' },
  types: {
    match: 'सहेजी हुई खोजों के नए घर',
    cut: 'सहेजे हुए घर जिनका दाम घटा',
    gone: 'सहेजे हुए घर जो अब नहीं हैं',
    lead: 'लोग जो मुझसे संपर्क करना चाहते हैं',
    refund: 'वापस माँगे गए सिक्के',
    expiry: 'मेरे विज्ञापन जो बाज़ार से हटने वाले हैं',
    report: 'मेरी शिकायतें',
  },
  choiceOf: (type, channel) => `${type}: ${channel}`,
  linkText: 'आपके दबाने से पहले कुछ नहीं बदलता।',
  linkProve: 'हाँ, मुझे बताएँ',
  linkStop: 'ये मेल बंद करें',
  linkDone: {
    instant: 'कुछ नया आते ही हम लिखेंगे।',
    daily: 'जिस सुबह कुछ नया होगा, हम लिखेंगे।',
    weekly: 'हम हफ़्ते में एक बार लिखेंगे।',
    off: 'इन खोजों के बारे में और मेल नहीं आएँगे।',
  },
  stopped: 'ऐसे मेल अब नहीं आएँगे। “नया क्या है” में आप फिर चुन सकते हैं।',
  pushOn: 'मुझे इस ब्राउज़र में बताएँ',
  pushOff: 'इस ब्राउज़र में अब न बताएँ',
  pushText: 'साइट बंद होने पर भी सूचनाएँ आती हैं; स्क्रीन पर न नाम दिखता है, न जगह।',
  pushRefused: 'आपका ब्राउज़र इसकी अनुमति नहीं देता। उसकी सेटिंग में इस साइट की सूचनाओं की अनुमति दें, फिर कोशिश करें।',
  pushFailed: 'यह नहीं हो पाया। कृपया फिर कोशिश करें।',
} satisfies AlertWords;
