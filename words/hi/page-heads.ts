/** What the heads of the site’s pages say, in Hindi. */
import { inHindi } from '../units.js';
import type { PageHeadWords } from '../en/page-heads.js';

export const words = {
  site: 'मुंबई, पुणे, ठाणे, नवी मुंबई और नाशिक में फ़्लैट, प्लॉट, पीजी कमरे और व्यावसायिक संपत्ति ख़रीदें, किराये पर लें या उसका विज्ञापन डालें।',
  subjects: {
    Buy: 'बिक्री की संपत्ति',
    Rent: 'किराये की संपत्ति',
    PG: 'पीजी कमरे',
    'Plot/Land': 'प्लॉट और ज़मीन',
    Commercial: 'व्यावसायिक संपत्ति',
  },
  anywhere: 'महाराष्ट्र',
  search: (what, place) => `${place} में ${what}`,
  searchText: (title) => `${title}: दाम, कार्पेट एरिया और RERA क्रमांक के साथ। बजट, इलाक़े और आकार से छाँटें।`,
  price: inHindi,
  perMonth: 'महीना',
  perBed: 'महीना, प्रति बिस्तर',
  propertyId: (id) => `संपत्ति क्रमांक ${id}।`,
  property: 'संपत्ति',
  propertyText: 'इस संपत्ति का दाम, आकार, चित्र और जानकारी, और मालिक से संपर्क का तरीक़ा।',
  notFound: 'पृष्ठ नहीं मिला',
  blogs: 'लेख',
  blogsText: 'ख़रीदने, किराये पर लेने या घर बदलने से पहले जानने की बातें: सरल शब्दों में क़ानून, और देखने लायक़ घर।',
} satisfies PageHeadWords;
