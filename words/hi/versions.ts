/** The words of the choice between two versions of a listing, in Hindi. */
import type { VersionsWords } from '../en/versions.js';

export const words = {
  explained:
    'आप यहाँ बदलाव कर रहे थे, तभी इसे कहीं और से सहेजा गया, शायद आपने ही किसी दूसरे डिवाइस पर। चुनें कि क्या रखना है। आपका भरा हुआ कुछ नहीं खोया।',
  mine: 'यहाँ भरा हुआ',
  theirs: 'कहीं और सहेजा हुआ',
  allMine: 'मेरा सब रखें',
  allTheirs: 'दूसरी जगह का सब लें',
  nothing: 'कुछ नहीं',
  photos: (count) => `${String(count)} फ़ोटो`,
  aVideo: 'एक वीडियो',
} satisfies VersionsWords;
