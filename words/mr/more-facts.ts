/** The words of a listing's further facts in Marathi. */
import type { MoreFactsWords } from '../en/more-facts.js';

export const words = {
  title: 'आणखी माहिती',
  help: 'लोक यावरून शोधतात. हवे ते सांगा.',
  claims: 'विकणाऱ्याने सांगितल्याप्रमाणे. काहीही देण्यापूर्वी कागदपत्रे पाहा.',
  fields: {
    parking: 'पार्किंग',
    facing: 'मुखाची दिशा',
    negotiable: 'किमतीत बोलणी',
    petsAllowed: 'पाळीव प्राणी',
    meals: 'जेवण',
    sharing: 'एका खोलीत किती जण',
    gateTime: 'गेट कधी बंद होते',
    attachedBath: 'खोलीला जोडलेले स्नानगृह',
    bedsFree: 'रिकाम्या खाटा',
    bedsFreeFrom: 'खाटा कधीपासून रिकाम्या',
    extract712: 'विकणाऱ्याच्या नावे 7/12 उतारा',
    naOrder: 'एनए आदेश',
    surveyNumber: 'सर्व्हे किंवा गट क्रमांक',
    roadWidth: 'समोरच्या रस्त्याची रुंदी',
    tourLink: 'व्हर्च्युअल टूरची लिंक',
  },
  tour: {
    title: 'व्हर्च्युअल टूर',
    open: 'टूर उघडा',
    window: 'वेगळ्या विंडोत उघडा',
    note: (host) => `टूर ${host} वरून येतो; तेव्हा तुम्ही तो पाहत आहात हे त्याला समजते.`,
  },
  inGuntha: 'क्षेत्रफळ गुंठ्यांत',
  guntha: (size) => `${size} गुंठे`,
} satisfies MoreFactsWords;
