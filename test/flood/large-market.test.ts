/** The worst input of each call over a market of 100,000 listings; npm run test:flood. */
import { floodSuite } from '../support/flood/suite.js';

floodSuite('flood/large-market', {
  listings: 100_000,
  mostMilliseconds: 50,
  shows: true,
});
