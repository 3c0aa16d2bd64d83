/** The words of a listing's further facts in Hindi. */
import type { MoreFactsWords } from '../en/more-facts.js';

export const words = {
  title: 'और जानकारी',
  help: 'लोग इनसे खोजते हैं। जो चाहें, बताएँ।',
  claims: 'जैसा बेचने वाले ने बताया। कुछ भी देने से पहले काग़ज़ देखें।',
  fields: {
    parking: 'पार्किंग',
    facing: 'मुख की दिशा',
    negotiable: 'दाम में बातचीत',
    petsAllowed: 'पालतू जानवर',
    meals: 'खाना',
    sharing: 'एक कमरे में लोग',
    gateTime: 'गेट कब बंद होता है',
    attachedBath: 'कमरे से जुड़ा स्नानघर',
    bedsFree: 'ख़ाली बिस्तर',
    bedsFreeFrom: 'बिस्तर कब से ख़ाली',
    extract712: 'बेचने वाले के नाम 7/12 उतारा',
    naOrder: 'एनए आदेश',
    surveyNumber: 'सर्वे या गट क्रमांक',
    roadWidth: 'सामने की सड़क की चौड़ाई',
    tourLink: 'वर्चुअल टूर का लिंक',
  },
  tour: {
    title: 'वर्चुअल टूर',
    open: 'टूर खोलें',
    window: 'अलग विंडो में खोलें',
    note: (host) => `टूर ${host} से आता है; तब उसे पता चलता है कि आप उसे देख रहे हैं।`,
  },
  inGuntha: 'क्षेत्रफल गुंठे में',
  guntha: (size) => `${size} गुंठे`,
} satisfies MoreFactsWords;
