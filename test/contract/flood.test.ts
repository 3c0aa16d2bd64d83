/** No request of anybody stops the others: the worst input of each call, over a small market (npm run test:flood: a large one). */
import { floodSuite } from '../support/flood/suite.js';

// A machine under test does much else, which also slows what is measured: 500 whole listings are 40 ms on an idle one.
floodSuite('contract/flood', { listings: 2_000, mostMilliseconds: 150 });
