/** No request of anybody stops the others: the worst input of each call, over a small market (npm run test:flood: a large one). */
import { floodSuite } from '../support/flood/suite.js';

// A machine under test does much else, so more is allowed than in the large market: what goes wrong grows with the square.
floodSuite('contract/flood', { listings: 2_000, mostMilliseconds: 250, mostForMisspelt: 4_000 });
