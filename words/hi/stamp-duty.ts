/** The words of the stamp-duty estimate, in Hindi. */
import type { StampDutyWords } from '../en/stamp-duty.js';

export const words = {
  where: 'संपत्ति कहाँ है',
  areas: {
    mumbai: 'मुंबई',
    'metro-city': 'ठाणे, नवी मुंबई, पुणे, पिंपरी-चिंचवड या नागपुर',
    corporation: 'कोई और महानगरपालिका',
  },
  women: 'ख़रीदार केवल महिलाएँ हैं (घर पर 1 % कम)',
  duty: 'मुद्रांक शुल्क',
  surcharges: 'स्थानीय निकाय और मेट्रो अधिभार',
  registration: 'पंजीकरण शुल्क',
  total: 'पंजीकरण के समय देय',
  help: (since) =>
    `माँगे गए दाम पर अनुमान, ${since} से लागू दरों के अनुसार (महाराष्ट्र मुद्रांक अधिनियम; पंजीकरण महानिरीक्षक)। शुल्क दाम और सरकार के वार्षिक बाज़ार मूल्य में से जो अधिक हो उस पर लगता है। महानगरपालिका के बाहर दर कम है। अंतिम निर्णय उप-पंजीयक का है।`,
} satisfies StampDutyWords;
