/** The words of the pages of saved searches and of what is new, in Marathi. */
import type { AlertWords } from '../en/alerts.js';

export const words = {
  searches: 'जतन केलेले शोध',
  news: 'नवीन काय',
  link: 'तुमच्या शोधांचे मेल',
  description: 'तुम्हाला साजेशा नवीन घरांची माहिती मिळवा.',
  count: (searches) => `${String(searches)} शोध`,
  unread: (count) => `${String(count)} नवीन सूचना`,
  loading: 'लोड होत आहे',
  failed: 'हे लोड करता आले नाही.',
  loginFirst: 'कृपया लॉग इन करा.',
  noSearches: 'अजून एकही शोध जतन केलेला नाही',
  noSearchesText: 'शोधा, मग “शोध जतन करा” दाबा. नवीन घर आले की आम्ही कळवू.',
  search: 'मालमत्ता शोधा',
  mailsTo: (email) => `मेल ${email} वर जातात, रात्री 9 ते सकाळी 8 दरम्यान कधीच नाही.`,
  prove: 'आम्ही तुम्हाला एक मेल पाठवला आहे. त्यातील लिंक उघडा, मग आम्ही लिहायला सुरुवात करू.',
  found: (homes) => (homes === 0 ? 'अजून काही सापडले नाही' : `${String(homes)} घरे सापडली`),
  savedOn: (date) => `${date} रोजी जतन केला`,
  howOften: 'किती वेळा',
  howOftenFor: (search) => `किती वेळा: ${search}`,
  frequencies: {
    instant: 'लगेच',
    daily: 'रोज सकाळी',
    weekly: 'आठवड्यातून एकदा',
    off: 'कधीच नाही',
  },
  remove: (search) => `${search} हटवा`,
  noNews: 'अजून काही नवीन नाही',
  noNewsText: 'जतन केलेल्या शोधांची नवीन घरे, कमी झालेल्या किमती आणि तुमच्या जाहिरातींविषयीच्या गोष्टी येथे दिसतील.',
  isNew: 'नवीन',
  matches: (count, search) => `${String(count)} ${count === 1 ? 'नवीन घर' : 'नवीन घरे'}: ${search}`,
  match: (home) => `नवीन: ${home}`,
  cut: (home) => `किंमत कमी झाली: ${home}`,
  was: (price) => `आधी ${price}`,
  gone: (home) => `आता उपलब्ध नाही: ${home}`,
  lead: (count, propertyId) =>
    count === 1
      ? `${propertyId} बद्दल कोणाला तरी तुमच्याशी संपर्क साधायचा आहे`
      : `${propertyId} बद्दल ${String(count)} जणांना तुमच्याशी संपर्क साधायचा आहे`,
  refund: (isGiven, coins) =>
    isGiven ? `${String(coins)} नाणी तुम्हाला परत मिळाली` : 'नाणी परत दिली गेली नाहीत: कारण पाहा',
  expiry: (count, date) =>
    count === 1 ? `तुमची एक जाहिरात ${date} रोजी निघेल` : `तुमच्या ${String(count)} जाहिराती ${date} रोजी निघतील`,
  report: (number, outcome) =>
    ({
      'taken-down': `तुमची तक्रार ${number}: जाहिरात काढली आहे`,
      mended: `तुमची तक्रार ${number}: आम्ही मालकाला जाहिरात दुरुस्त करायला सांगितले`,
      kept: `तुमची तक्रार ${number}: जाहिरात राहील`,
      answered: `तुमची तक्रार ${number}: उत्तर दिले`,
    })[outcome],
  choices: 'आम्ही तुम्हाला काय कळवावे',
  channels: { bell: 'येथे', email: 'मेलने', sms: 'एसएमएसने', push: 'ब्राउझरमध्ये' },
  types: {
    match: 'जतन केलेल्या शोधांची नवीन घरे',
    cut: 'जतन केलेल्या घरांच्या कमी झालेल्या किमती',
    gone: 'आता उपलब्ध नसलेली जतन घरे',
    lead: 'माझ्याशी संपर्क साधणारे लोक',
    refund: 'परत मागितलेली नाणी',
    expiry: 'लवकरच निघणाऱ्या माझ्या जाहिराती',
    report: 'माझ्या तक्रारी',
  },
  choiceOf: (type, channel) => `${type}: ${channel}`,
  linkText: 'बटण दाबेपर्यंत काहीही बदलणार नाही.',
  linkProve: 'हो, मला कळवा',
  linkStop: 'हे मेल थांबवा',
  linkDone: {
    instant: 'काही नवीन आले की आम्ही लगेच लिहू.',
    daily: 'काही नवीन असेल तर आम्ही सकाळी लिहू.',
    weekly: 'आम्ही आठवड्यातून एकदा लिहू.',
    off: 'या शोधांबद्दल आणखी मेल येणार नाहीत.',
  },
  stopped: 'असे मेल आता येणार नाहीत. “नवीन काय” मध्ये तुम्ही पुन्हा निवडू शकता.',
  pushOn: 'मला या ब्राउझरमध्ये कळवा',
  pushOff: 'या ब्राउझरमध्ये आता कळवू नका',
  pushText: 'संकेतस्थळ बंद असतानाही सूचना येतात; पडद्यावर नाव किंवा ठिकाण दिसत नाही.',
  pushRefused:
    'तुमचा ब्राउझर आम्हाला अडवत आहे. त्याच्या सेटिंगमध्ये या संकेतस्थळाच्या सूचनांना परवानगी द्या, मग पुन्हा प्रयत्न करा.',
  pushFailed: 'हे झाले नाही. कृपया पुन्हा प्रयत्न करा.',
} satisfies AlertWords;
