/** No request of anybody stops the others: the worst input of each call, over a small market (test:flood: a large one, held closer). */
import { floodSuite } from '../support/flood/suite.js';

floodSuite('contract/flood', { listings: 2_000, mostMilliseconds: 150 });
