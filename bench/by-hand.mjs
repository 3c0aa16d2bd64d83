/** What the server is asked, as somebody who knows the tables would ask the database: SQL that reads rows and counts, and no more. */
import { localityOf } from './server/questions.mjs';

const open = `status = 'Active' and deleted_at is null and (expires_at is null or expires_at > now())`;
const newest = 'ranked_at desc, id desc';

/** A page of 24 and how many there are. */
export const pageByHand = (where, order = newest) => [
  `select * from listing where ${where} and ${open} order by ${order} limit 24`,
  `select count(*) from listing where ${where} and ${open}`,
];

/** How many there are of some values of three filters. */
const countsByHand = (where) => [
  `select bedrooms, furnished, possession, count(*) from listing where ${where} and ${open}
    group by grouping sets ((bedrooms), (furnished), (possession))`,
];

/** The calls of `server/questions.mjs`, by the same names. */
export const callsByHand = {
  'a city, newest': pageByHand(`kind = 'sell' and city_key = 'mumbai'`),
  'locality and rooms': pageByHand(
    `kind = 'sell' and city_key = 'mumbai' and locality_key = '${localityOf('mumbai', 12)}' and bedrooms = 2`,
  ),
  'a society by name': pageByHand(`kind = 'sell' and search_key like '% project 1234 %'`),
  misspelt: pageByHand(`kind = 'sell' and 'projct 1234' <% search_key`, `'projct 1234' <<-> search_key, id`),
  'cheapest everywhere': pageByHand(`kind = 'sell'`, 'amount, id'),
  'largest in a city': pageByHand(`kind = 'sell' and city_key = 'mumbai'`, 'area_sqft desc, id'),
  'facets of a kind': countsByHand(`kind = 'sell'`),
  'facets of a city and budget': countsByHand(`kind = 'sell' and city_key = 'pune' and amount <= 9000000`),
  'market summary': [`select kind, city_key, count(*) from listing where ${open} group by kind, city_key`],
  sitemap: [`select kind, count(*), max(updated_at) from listing where ${open} group by kind`],
};
