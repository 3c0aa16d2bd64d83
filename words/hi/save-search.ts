/** The words of saving a search, in Hindi. */
import type { SaveSearchWords } from '../en/save-search.js';

export const words = {
  title: 'नया आते ही हम बताएँगे',
  saved: 'आपकी खोज सहेज ली गई। नए घर घंटी के नीचे दिखेंगे, और मेल आपकी पसंद से आएँगे:',
  savedByBell: 'आपकी खोज सहेज ली गई। नए घर घंटी के नीचे दिखेंगे।',
  howOften: 'कितनी बार',
  frequencies: { instant: 'तुरंत', daily: 'हर सुबह', weekly: 'हफ़्ते में एक बार', off: 'कभी नहीं' },
  provePerson: 'हमने आपको एक मेल भेजा है। उसका लिंक खोलें, फिर हम लिखना शुरू करेंगे।',
  email: 'आपका ई-मेल',
  emailHelp: 'पता आपका ही है, यह जानने के लिए हम एक मेल भेजेंगे। हर मेल में उन्हें बंद करने का लिंक है।',
  submit: 'मुझे बताएँ',
  orLogin: 'अपने खाते में रखने के लिए लॉग इन करें',
  sent: (email) => `हमने ${email} पर मेल भेजा है। उसका लिंक खोलें, फिर हम नया आते ही बताएँगे।`,
  loginFirst: 'लॉग इन करें, फिर इस खोज के लायक़ नए घर हम आपको बताएँगे।',
  login: 'लॉग इन',
  list: 'सभी सहेजी हुई खोजें',
  close: 'हो गया',
} satisfies SaveSearchWords;
