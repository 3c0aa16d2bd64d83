/** No request of anybody stops the others: the worst input of each call, over a small market (npm run test:flood: a large one). */
import { floodSuite } from '../support/flood/suite.js';

// Four times what is allowed on a machine that does nothing else: what goes wrong here grows with the square of its input.
floodSuite('contract/flood', { listings: 2_000, mostMilliseconds: 200, shows: true });
