/** The kit's own words in Marathi. */
import { inMarathi } from '../units.js';
import type { ControlWords } from '../en/controls.js';

export const words = {
  close: 'बंद करा',
  retry: 'पुन्हा प्रयत्न करा',
  dismiss: 'काढून टाका',
  notifications: 'सूचना',
  minimum: 'किमान',
  maximum: 'कमाल',
  least: 'पासून',
  most: 'पर्यंत',
  aboveMost: (most) => `हे कमाल ${most} पेक्षा जास्त आहे`,
  belowLeast: (least) => `हे किमान ${least} पेक्षा कमी आहे`,
  remove: (what) => `${what} काढा`,
  noPicture: 'अजून छायाचित्रे नाहीत',
  suggestions: (count) => `${String(count)} सूचना`,
  price: inMarathi,
} satisfies ControlWords;
