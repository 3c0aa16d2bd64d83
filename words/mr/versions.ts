/** The words of the choice between two versions of a listing, in Marathi. */
import type { VersionsWords } from '../en/versions.js';

export const words = {
  explained:
    'तुम्ही येथे बदल करत असताना ती दुसरीकडून जतन केली गेली, कदाचित तुम्हीच दुसऱ्या उपकरणावर केली असेल. काय ठेवायचे ते निवडा. तुम्ही भरलेले काहीही हरवलेले नाही.',
  mine: 'येथे भरलेले',
  theirs: 'दुसरीकडे जतन केलेले',
  allMine: 'माझे सर्व ठेवा',
  allTheirs: 'दुसरीकडचे सर्व घ्या',
  nothing: 'काही नाही',
  photos: (count) => (count === 1 ? '1 छायाचित्र' : `${String(count)} छायाचित्रे`),
  aVideo: 'एक व्हिडिओ',
} satisfies VersionsWords;
