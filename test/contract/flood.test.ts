/** No request of anybody stops the others: the worst input of each call, over a small market (npm run test:flood: a large one). */
import { floodSuite } from '../support/flood/suite.js';

floodSuite('contract/flood', { listings: 2_000, mostMilliseconds: 50 });
