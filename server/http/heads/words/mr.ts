/** What the server says of its pages, in Marathi. */
import { headlineParts } from '../../../../src/model/rules/headline.js';
import { inMarathi } from '../../../../src/model/rules/labels/units.js';
import { labelIn } from '../../../../src/model/rules/labels/label-in.js';
import { mr as labels } from '../../../../src/model/rules/labels/mr.js';
import type { HeadWords } from './en.js';

const label = (value: string): string => labelIn(labels, value);

export const mr: HeadWords = {
  site: 'मुंबई, पुणे, ठाणे, नवी मुंबई आणि नाशिकमध्ये फ्लॅट, प्लॉट, पीजी खोल्या आणि व्यावसायिक मालमत्ता खरेदी करा, भाड्याने घ्या किंवा त्यांची जाहिरात टाका.',
  subjects: {
    Buy: 'विक्रीची मालमत्ता',
    Rent: 'भाड्याची मालमत्ता',
    PG: 'पीजी खोल्या',
    'Plot/Land': 'प्लॉट आणि जमीन',
    Commercial: 'व्यावसायिक मालमत्ता',
  },
  anywhere: 'महाराष्ट्र',
  search: (what, place) => `${place} येथील ${what}`,
  searchText: (title) => `${title}: किंमत, चटई क्षेत्र आणि RERA क्रमांकासह. बजेट, परिसर आणि आकारानुसार निवडा.`,
  label,
  headline: (view) => {
    const { size, type } = headlineParts(view);
    const place = [view.locality, view.city].filter(Boolean).map(label).join(', ');
    const what = [size && label(size), label(type) || 'मालमत्ता'].filter(Boolean).join(' ');
    return [place && `${place} येथे`, view.isMonthly ? 'भाड्याने' : 'विक्रीसाठी', what].filter(Boolean).join(' ');
  },
  price: inMarathi,
  perMonth: 'दरमहा',
  perBed: 'दरमहा, प्रति खाट',
  propertyId: (id) => `मालमत्ता क्रमांक ${id}.`,
  property: 'मालमत्ता',
  propertyText: 'या मालमत्तेची किंमत, आकार, चित्रे आणि माहिती, आणि मालकाशी संपर्काचा मार्ग.',
  notFound: 'पान सापडले नाही',
  blogs: 'लेख',
  blogsText:
    'खरेदी करण्यापूर्वी, भाड्याने घेण्यापूर्वी किंवा घर बदलण्यापूर्वी माहीत असाव्यात अशा गोष्टी: सोप्या शब्दांत कायदा, आणि पाहण्यासारखी घरे.',
};
