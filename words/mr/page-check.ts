/** The words of the self-check in Marathi. */
import type { PageCheckWords } from '../en/page-check.js';

export const words = {
  title: 'Housing विजेटची तपासणी',
  close: 'बंद करा',
  ok: 'ठीक आहे',
  wrong: 'दुरुस्त करायचे',
  loaded: (version, source) => `embed.js ${version} येथून चालू आहे: ${source}`,
  oldVersion: (own, newest) =>
    `पान ${own} या आवृत्तीशी बांधलेले आहे; सर्वांत नवीन ${newest} आहे. स्क्रिप्टचा पत्ता बदला, आणि integrity असल्यास तोही.`,
  secondScript: (other) => `दुसरी स्क्रिप्ट ${other} काहीच करत नाही. ती काढून टाका.`,
  reached: (address) => `${address} उत्तर देत आहे.`,
  unreachable: (address) => `${address} उत्तर देत नाही. पत्ता आणि नेटवर्क तपासा.`,
  blocked: (directive, address) =>
    `पानाची Content-Security-Policy विजेटला लागणारी गोष्ट अडवत आहे. तिच्यात जोडा: ${directive} ${address}`,
  blockedFrame: (address) =>
    `पानाची Content-Security-Policy आमच्या चौकटीला येऊ देत नाही, म्हणून नंबर वेगळ्या विंडोमध्ये उघडतात. तिच्यात जोडा: frame-src ${address}`,
  allowed: 'पानाची Content-Security-Policy विजेटला लागणारे सर्व काही येऊ देते.',
  noKey: 'स्क्रिप्टमध्ये data-key नाही. शोध चालेल, पण मोजणी होणार नाही आणि कोणी लॉग इन करू शकणार नाही.',
  needsKey: (tag: string) =>
    `<${tag}> ला भागीदाराची किल्ली लागते, कारण हे लॉग इन करणाऱ्यांसाठी आहे. स्क्रिप्टमध्ये data-key लावा; किल्ली भागीदारांच्या पानावर बनते.`,
  keyWorks: (origin) => `ही किल्ली ${origin} वर चालते.`,
  keyFails: (remedy) => `ही किल्ली येथे चालत नाही. ${remedy}`,
  storage: 'ब्राउझर विजेटने ठेवलेल्या गोष्टी लक्षात ठेवतो.',
  storageBlocked:
    'येथे स्टोरेज बंद आहे. विजेट चालतील पण शेवटचा शोध लक्षात राहणार नाही; चौकटीवर sandbox गुणधर्म आहे का पाहा.',
  tags: (count) => `${count} विजेट सापडले.`,
  noTags: 'या पानावर एकही विजेट नाही. हवे तेथे <housing-search-box> सारखा टॅग ठेवा.',
  unknownTag: (tag) => `<${tag}> नावाचे विजेट नाही. शुद्धलेखन तपासा.`,
  notLoaded: (tag) => `<${tag}> लोड झाले नाही: ते फार खाली आहे, किंवा त्याच्या फाइल अडवल्या गेल्या.`,
  undiscovered: (tag, discover) =>
    `<${tag}> अशा शॅडो रूटमध्ये आहे जो त्याच्या एलिमेंटनंतर जोडला गेला. रूट जिथे बनतो तिथे ${discover} चालवा.`,
  unknownAttribute: (tag, name) => `<${tag}> ला ${name} नावाचा गुणधर्म नाही; त्याचा काही परिणाम होत नाही.`,
  noSpace: (tag) => `<${tag}> साठी जागा राखलेली नाही: min-height द्या, नाहीतर ते आल्यावर पान उडी मारेल.`,
  noWidth: (tag) => `<${tag}> ची रुंदी शून्य आहे: त्याच्या भोवतीचा बॉक्स जागा सोडत नाही.`,
  contrast: (tag, pair, ratio) =>
    `<${tag}> मध्ये ${pair} यांचा कॉन्ट्रास्ट ${ratio} आहे; 4.5 हवा. --housing रंग बदला.`,
} satisfies PageCheckWords;
