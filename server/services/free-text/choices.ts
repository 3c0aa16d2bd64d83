/** Words of a free text that name one choice of one filter. */
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import { fixed, isHome, isMonthly, type Rule } from './rule.js';

const isPg = (kind: ListingKind): boolean => kind === 'pg';
const isPlot = (kind: ListingKind): boolean => kind === 'plot';
const isSold = (kind: ListingKind): boolean => kind === 'sell' || kind === 'commercial';
const hasBusiness = (kind: ListingKind): boolean => kind === 'rent' || kind === 'commercial';
const isBuilt = (kind: ListingKind): boolean => kind !== 'plot';

const withWord = '(?:with |having )?';
const withAfter = '(?: (?:ke saath|ke sath|sahit|wala|wali|के साथ|सहित|सह|वाला|वाली))?';
const forAfter = '(?: (?:ke liye|ka|ki|sathi|saathi|के लिए|साठी|ांसाठी|चे|ची))?';

const furnished: readonly Rule[] = [
  fixed(
    'un[- ]?furnished|not furnished|अन ?फर्निश्ड|विना फर्निचर|बिना फर्नीचर',
    { furnished: 'Unfurnished' },
    isHome,
  ),
  fixed('semi[- ]?furnished|सेमी ?फर्निश्ड|अर्ध ?सुसज्ज', { furnished: 'Semi Furnished' }, isHome),
  fixed(
    '(?:fully[- ]?|full )?furnished|with furniture|(?:फुल |फुली )?फर्निश्ड|फर्निचरसह|पूर्ण सुसज्ज|सुसज्ज|सज्जित',
    { furnished: 'Fully furnished' },
    isHome,
  ),
];

const possession: readonly Rule[] = [
  fixed(
    'ready to move(?: in)?|ready possession|move in ready|रेडी टू मूव्ह?|तयार ताबा',
    { possession: 'Ready to Move New' },
    isSold,
  ),
  fixed(
    'under[- ]construction|new launch|बांधकाम (?:चालू|सुरू)|निर्माणाधीन',
    { possession: 'Under Construction' },
    isSold,
  ),
  fixed('re-?sale|resell|second hand|रीसेल|पुनर्विक्री|जुना', { possession: 'Resell' }, isSold),
];

const rooms: readonly Rule[] = [
  fixed(
    `(?:for |only )?(?:working )?(?:girls?|ladies|lady|women|woman|females?|ladkiyon|ladki|muli|mulin|mulinsathi|लड़कियों|लड़की|मुलीं|मुली|महिलां|महिला|लेडीज)(?:'s)?(?: only)?${forAfter}`,
    { Availablefor: 'Girls' },
    isPg,
  ),
  fixed(
    `(?:for |only )?(?:working )?(?:boys?|gents|men|man|males?|ladkon|ladke|mulan|mulansathi|लड़कों|लड़के|मुलां|मुले|पुरुषां|पुरुष|जेंट्स)(?:'s)?(?: only)?${forAfter}`,
    { Availablefor: 'Boys' },
    isPg,
  ),
  fixed('co-?living|unisex|anyone', { Availablefor: 'Any' }, isPg),
  fixed(
    '(?:private|single|separate|own)(?: rooms?| occupancy| sharing)?|स्वतंत्र(?: खोली)?|सिंगल(?: रूम)?|अलग कमरा',
    { roomtype: 'Private' },
    isPg,
  ),
  fixed(
    '(?:(?:double|twin|triple|two|three|[2-6]) ?-?)?(?:sharing|shared)(?: rooms?| basis)?|(?:डबल |ट्रिपल )?शेअरिंग|शेयरिंग',
    { roomtype: 'Shared' },
    isPg,
  ),
];

const posters: readonly Rule[] = [
  fixed(
    '(?:direct |only )?(?:from |by |through )?(?:the )?owners?(?: only| direct(?:ly)?| listed| posted)?|' +
      '(?:no|without|zero|bina|bagair) (?:brokers?(?:age)?|agents?|dalal)|(?:थेट )?मालकाकडून|(?:सीधे )?मालिक से(?: सीधे)?|' +
      '(?:बिना|विना) (?:ब्रोकर|दलाल|एजंट|एजेंट)|ब्रोकर नको|एजंट नको|घरमालकाकडून|थेट मालक',
    { postedby: 'Owner' },
  ),
  fixed('(?:from |by |through )(?:the )?(?:builders?|developers?)|बिल्डरकडून|बिल्डर से', { postedby: 'Builder' }),
  fixed('(?:from |by |through )(?:an? |the )?(?:agents?|brokers?)|एजंटकडून|एजेंट से', { postedby: 'Agent' }),
];

const approvals: readonly Rule[] = [
  fixed(
    'n\\.?a\\.?(?: (?:approved|order|sanctioned|converted))?|non[- ]?agricultur(?:e|al)|एन\\.? ?ए\\.?|बिगर ?शेती|अकृषिक?',
    { approvedby: 'N.A(Non-Agricultural)' },
    isPlot,
  ),
  fixed(
    'collector(?: approved| na)?|कलेक्टर मंजूर|जिल्हाधिकारी मंजूर',
    { approvedby: 'Collector Approved' },
    isPlot,
  ),
  fixed('(?:municipal )?corporation approved|महापालिका मंजूर', { approvedby: 'Corporation Approved' }, isPlot),
  fixed('free ?hold', { ownership: 'Freehold' }, (kind) => kind === 'plot' || kind === 'commercial'),
  fixed(
    'rera(?: approved| registered| number)?|रेरा(?: मंजूर| नोंदणीकृत)?',
    { reraApproved: 'Yes' },
    (kind) => !isMonthly(kind),
  ),
];

/** What is not wanted, with its denial before or after it; Marathi writes some denials together with the word. */
const denied = (thing: string, name: string, suits: (kind: ListingKind) => boolean): Rule => {
  const before = 'without|no|not with|excluding|bina|bagair|vina|बिना|बगैर|विना';
  const after = 'bina|bagair|vina|shivay|nah(?:i|in)|nako|बिना|बगैर|विना|शिवाय|नहीं|नही|नाही|नको';
  const between = 'ke|ki suvidha|facility|chi soy|के|की सुविधा|ची सोय|सोय';
  return fixed(
    `(?:${before}) (?:${thing})(?: (?:${between}))?|(?:${thing})(?: (?:${between}))? (?:${after})(?: chahiye| चाहिए| चाहिये)?`,
    { mentions: name },
    suits,
  );
};

const described: readonly Rule[] = [
  fixed('जेवणा(?:शिवाय|विना)', { mentions: 'nofood' }, isPg),
  denied('food|meals?|mess|tiffin|khaa?n[ae]|jevan|जेवणाची|जेवण|भोजन|खाना|खाने|मेस', 'nofood', isPg),
  fixed('पार्किंग(?:शिवाय|विना)', { mentions: 'noparking' }, isBuilt),
  denied('(?:covered |car |bike )?parking|पार्किंग|पार्किग', 'noparking', isBuilt),
  fixed(
    `${withWord}(?:food|meals?|mess|tiffin|khaa?n[ae]|jevan|जेवणासह|जेवणासकट|जेवण|भोजन|खाना|खाने|मेस)(?: (?:included|facility|ki suvidha|की सुविधा|सोय))?${withAfter}`,
    { mentions: 'food' },
    isPg,
  ),
  fixed(
    `${withWord}(?:covered |car |bike |two wheeler |कार )?(?:parking|पार्किंगसह|पार्किंग|पार्किग)(?: (?:space|available|ki suvidha|की सुविधा))?${withAfter}`,
    { mentions: 'parking' },
    isBuilt,
  ),
];

const amenity = (pattern: string, name: string, suits: (kind: ListingKind) => boolean = isHome): Rule =>
  fixed(`${withWord}(?:${pattern})${withAfter}`, { amenities: name }, suits);

const amenities: readonly Rule[] = [
  amenity('lift|elevator|लिफ्ट', 'Lift', isBuilt),
  amenity('gym(?:nasium)?|जिम|व्यायामशाळा', 'Gym'),
  amenity('(?:swimming )?pool|स्विमिंग पूल|जलतरण तलाव', 'Swimming Pool'),
  amenity('garden|बाग|बगीचा', 'Garden'),
  amenity('cctv|सीसीटीव्ही|सीसीटीवी', 'CCTV', isBuilt),
  amenity('ac|a/c|air ?condition(?:ed|ing|er)?|एसी', 'AC'),
  amenity('fridge|फ्रिज', 'Fridge'),
  amenity('washing machine|वॉशिंग मशीन|वाशिंग मशीन', 'Washing Machine'),
  amenity('power backup', 'Power Backup', (kind) => kind === 'commercial'),
];

const facts: readonly Rule[] = [
  fixed('(?:with )?(?:photos?|pictures?|फोटोसह|फोटो)', { photos: true }),
  fixed('(?:with )?(?:videos?|व्हिडिओ|वीडियो)', { videos: true }),
  fixed('(?:on )?(?:the )?ground floor|तळ ?मजला|तळमजल्यावर|ग्राउंड फ्लोर', { floor: 'Ground' }, isBuilt),
  fixed('(?:on )?(?:a )?high(?:er)? floor|top floor|वरचा मजला', { floor: 'High' }, isBuilt),
  fixed('(?:on )?(?:a )?low(?:er)? floor', { floor: 'Low' }, isBuilt),
  fixed('price (?:cut|drop|reduced)|reduced price|किंमत कमी झालेले', { pricecut: true }),
];

const types: readonly Rule[] = [
  fixed('ware ?houses?|godowns?|godams?|गोदाम', { propertyType: 'Godown' }, hasBusiness),
  fixed(
    '(?:co-?working )?office(?: spaces?|s)?|ऑफिस|कार्यालय|दफ्तर|दफ़्तर',
    { propertyType: 'Office' },
    hasBusiness,
  ),
  fixed('shops?|dukaa?n|दुकान|गाळा|gala', { propertyType: 'Shop' }, hasBusiness),
  fixed('retail|show ?rooms?|शोरूम', { propertyType: 'Retail' }, hasBusiness),
  fixed('industrial|factory|factories|industry|कारखाना', { propertyType: 'Industry' }, hasBusiness),
  fixed('pent ?houses?|पेंटहाऊस|पेंटहाउस', { propertyType: 'Penthouse' }, isHome),
  fixed('villas?|व्हिला|विला', { propertyType: 'Villa' }, isHome),
  fixed('(?:independent |builder )floors?', { propertyType: 'Builder Floor Ready to Move' }, isHome),
  fixed(
    '(?:residential |independent |row )?houses?|bungalows?|row homes?|घर|बंगला|रो हाऊस|मकान|makaa?n|ghar',
    { propertyType: 'House Villa' },
    (kind) => kind === 'sell' || kind === 'rent',
  ),
  fixed('flats?|फ्लॅट(?:्स)?|फ्लैट|सदनिका', { propertyType: 'Flat' }, isHome),
  fixed('apartments?|अपार्टमेंट', { propertyType: 'Residental Apartment' }, isHome),
];

/** Rules in the order in which they are tried. */
export const choiceRules: readonly Rule[] = [
  ...furnished,
  ...possession,
  ...posters,
  ...rooms,
  ...approvals,
  ...described,
  ...amenities,
  ...facts,
  ...types,
];
