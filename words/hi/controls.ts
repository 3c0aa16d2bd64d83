/** The kit's own words in Hindi. */
import { inHindi } from '../units.js';
import type { ControlWords } from '../en/controls.js';

export const words = {
  close: 'बंद करें',
  retry: 'फिर कोशिश करें',
  dismiss: 'हटाएँ',
  notifications: 'सूचनाएँ',
  minimum: 'न्यूनतम',
  maximum: 'अधिकतम',
  least: 'से',
  most: 'तक',
  aboveMost: (most) => `यह अधिकतम ${most} से ज़्यादा है`,
  belowLeast: (least) => `यह न्यूनतम ${least} से कम है`,
  remove: (what) => `${what} हटाएँ`,
  noPicture: 'अभी कोई फ़ोटो नहीं',
  suggestions: (count) => `${String(count)} सुझाव`,
  price: inHindi,
} satisfies ControlWords;
