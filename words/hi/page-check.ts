/** The words of the self-check in Hindi. */
import type { PageCheckWords } from '../en/page-check.js';

export const words = {
  title: 'Housing विजेट की जाँच',
  close: 'बंद करें',
  ok: 'ठीक है',
  wrong: 'सुधारना है',
  loaded: (version, source) => `embed.js ${version} यहाँ से चल रहा है: ${source}`,
  oldVersion: (own, newest) =>
    `पृष्ठ संस्करण ${own} से बँधा है; सबसे नया ${newest} है। स्क्रिप्ट का पता बदलें, और integrity हो तो वह भी।`,
  secondScript: (other) => `दूसरी स्क्रिप्ट ${other} कुछ नहीं करती। उसे हटा दें।`,
  reached: (address) => `${address} जवाब दे रहा है।`,
  unreachable: (address) => `${address} जवाब नहीं दे रहा। पता और नेटवर्क जाँचें।`,
  blocked: (directive, address) =>
    `पृष्ठ की Content-Security-Policy विजेट की ज़रूरत की चीज़ रोक रही है। इसमें जोड़ें: ${directive} ${address}`,
  blockedFrame: (address) =>
    `पृष्ठ की Content-Security-Policy हमारे फ़्रेम को नहीं आने देती, इसलिए नंबर अलग विंडो में खुलते हैं। इसमें जोड़ें: frame-src ${address}`,
  allowed: 'पृष्ठ की Content-Security-Policy विजेट की ज़रूरत की हर चीज़ आने देती है।',
  noKey: 'स्क्रिप्ट में data-key नहीं है। खोज चलेगी, पर गिनती नहीं होगी और कोई लॉग इन नहीं कर पाएगा।',
  needsKey: (tag: string) =>
    `<${tag}> को साझेदार की कुंजी चाहिए, क्योंकि यह लॉग इन करने वालों के लिए है। स्क्रिप्ट पर data-key लगाएँ; कुंजी साझेदार के पृष्ठ पर बनती है।`,
  keyWorks: (origin) => `यह कुंजी ${origin} पर चल सकती है।`,
  keyFails: (remedy) => `यह कुंजी यहाँ काम नहीं करती। ${remedy}`,
  storage: 'ब्राउज़र विजेट की रखी चीज़ें याद रखता है।',
  storageBlocked: 'यहाँ स्टोरेज बंद है। विजेट चलेंगे पर पिछली खोज याद नहीं रहेगी; फ़्रेम पर sandbox गुण देखें।',
  tags: (count) => `${count} विजेट मिले।`,
  noTags: 'इस पृष्ठ पर कोई विजेट नहीं है। जहाँ चाहिए वहाँ <housing-search-box> जैसा टैग रखें।',
  unknownTag: (tag) => `<${tag}> नाम का कोई विजेट नहीं है। वर्तनी जाँचें।`,
  notLoaded: (tag) => `<${tag}> लोड नहीं हुआ: वह बहुत नीचे है, या उसकी फ़ाइलें रोकी गईं।`,
  undiscovered: (tag, discover) =>
    `<${tag}> ऐसे शैडो रूट में है जो अपने एलिमेंट के बाद जुड़ा। जहाँ रूट बनता है, वहाँ ${discover} चलाएँ।`,
  unknownAttribute: (tag, name) => `<${tag}> में ${name} नाम का गुण नहीं होता; उसका कोई असर नहीं।`,
  noSpace: (tag) => `<${tag}> के लिए जगह नहीं रखी गई: min-height दें, नहीं तो उसके आने पर पृष्ठ उछलेगा।`,
  noWidth: (tag) => `<${tag}> की चौड़ाई शून्य है: उसके आसपास का बॉक्स जगह नहीं छोड़ता।`,
  contrast: (tag, pair, ratio) => `<${tag}> में ${pair} का कंट्रास्ट ${ratio} है; 4.5 चाहिए। --housing रंग बदलें।`,
} satisfies PageCheckWords;
