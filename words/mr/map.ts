/** The words of the map of a search, in Marathi. */
import { groupDigits } from '../group-digits.js';
import { inMarathi } from '../units.js';
import type { MapWords } from '../en/map.js';

const home = (count: number): string => (count === 1 ? 'घर' : 'घरे');
const homes = (count: number) => `${groupDigits(count)} ${home(count)}`;

export const words = {
  compactCards: 'छोटी कार्डे',
  map: 'नकाशा',
  list: 'यादी',
  close: 'नकाशा बंद करा',
  mapOf: (title) => `नकाशा: ${title}`,
  help: 'बाणांच्या कळा नकाशा सरकवतात, अधिक आणि उणे त्याला जवळ आणि दूर नेतात.',
  onMap: 'नकाशावरील घरे',
  closer: 'जवळ आणा',
  farther: 'दूर न्या',
  draw: 'भाग आखा',
  drawing: 'जिथे राहायचे आहे त्याभोवती रेषा काढा.',
  live: 'नकाशा हलताच शोधा',
  byNames: {
    legend: 'या नकाशावरील परिसर',
    help: 'किंवा परिसर निवडा; क्षेत्र त्यांच्याभोवती असेल.',
    search: 'यांच्या आसपास शोधा',
  },
  searchHere: 'या भागात शोधा',
  loading: 'घरे शोधत आहोत',
  failed: 'घरे नकाशावर दाखवता आली नाहीत.',
  nothingHere: 'येथे घरे नाहीत. नकाशा सरकवा किंवा एखादा फिल्टर काढा.',
  placeless: (count, isMore) => `ठिकाण नसलेली ${homes(count)}${isMore ? ' आणि अधिक' : ''} फक्त यादीत आहेत`,
  reach: (to, minutes) => `रंगवलेला भाग: ${to} पर्यंत ${String(minutes)} मिनिटांत, अंदाजे`,
  home,
  homes,
  about: (count) => `सुमारे ${count}`,
  priced: (price) => `${price} चे घर`,
  nearby: 'घराजवळ दाखवले आहे, 200 ते 300 मीटर अंतरावर',
  more: (count) => `यादीत सर्व ${homes(count)} दाखवा`,
  further: 'आणखी दाखवा',
  away: 'बंद करा',
  price: inMarathi,
} satisfies MapWords;
