/** What people ask a market of `market.sql`: 20,000 different searches, some far more often than others (Zipf's law). */

/** Numbers that look random and are the same in each run. */
export const numbersFrom = (seed) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

const cities = ['Mumbai', 'Mumbai', 'Mumbai', 'Pune', 'Pune', 'Thane', 'Navi Mumbai', 'Nashik'];
const kinds = ['sell', 'sell', 'sell', 'rent', 'rent', 'commercial', 'plot'];

/** The nth locality of a city, from 0, as market.sql names it. */
export const localityOf = (city, number) => {
  const middle = ['ran', 'lav', 'mod', 'ked', 'tis', 'bhor', 'gul', 'pach'][number % 8];
  const end = ['wadi', 'nagar', 'gaon', 'pada', 'khed'][Math.floor(number / 8)];
  return `${city.slice(0, 2)}${middle}${end}`;
};

const search = (random) => {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const kind = pick(kinds);
  const city = pick(cities);
  const query = new URLSearchParams({ city });
  if (random() < 0.5) query.set('localities', localityOf(city, Math.floor(40 * random())));
  if (random() < 0.4 && kind !== 'plot') query.set('bedrooms', pick(['1BHK', '2BHK', '2BHK,3BHK', '3BHK']));
  if (random() < 0.4)
    query.set(
      kind === 'rent' ? 'maxrent' : 'maxbudget',
      String((1 + Math.floor(random() * 8)) * (kind === 'rent' ? 10_000 : 5_000_000)),
    );
  if (random() < 0.15) query.set('sort', pick(['price-up', 'price-down', 'rate-up', 'area-down']));
  return { kind, query };
};

const words = (random) => {
  const number = Math.floor(random() * 5000);
  return random() < 0.3 ? `Projct ${number}` : `Project ${number}`;
};

const listOf = ({ kind, query }, page) =>
  `/api/v3/properties/${kind}?${query}&fields=card&page=${page}&limit=24`;

/** Chooses the position of a list by Zipf's law: the nth is asked for 1/n as often as the first. */
const zipf = (size, random) => {
  const sums = new Float64Array(size);
  let sum = 0;
  for (let at = 0; at < size; at++) sums[at] = sum += 1 / (at + 1);
  return () => {
    const wanted = random() * sum;
    let [low, high] = [0, size - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle] < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
};

/** Each mix by its name: a function that returns the path of the next request. */
export const mixes = (size) => {
  const random = numbersFrom(size);
  const searches = Array.from({ length: 20_000 }, () => search(random));
  const texts = Array.from({ length: 1_000 }, () => words(random));
  const [anySearch, anyText] = [zipf(searches.length, random), zipf(texts.length, random)];
  const page = () => (random() < 0.8 ? 1 : 2);
  const id = () => (1 + Math.floor(random() * size)).toString(16).padStart(24, '0');
  // The kind of listing n is what market.sql gives it.
  const kindOf = (each) =>
    ['sell', 'sell', 'sell', 'rent', 'rent', 'commercial', 'plot'][Number.parseInt(each, 16) % 7];
  const ofListing = (each = id()) => `/api/v3/property/${kindOf(each)}/${each}`;
  const ofFacets = ({ kind, query } = searches[anySearch()]) => `/api/v3/facets/${kind}?${query}`;
  const ofSearch = () => listOf(searches[anySearch()], page());
  const ofText = () =>
    `/api/v3/properties/sell?q=${encodeURIComponent(texts[anyText()])}&fields=card&page=1&limit=24`;
  const ofPage = ({ kind, query } = searches[anySearch()]) =>
    `/search?tab=${{ sell: 'Buy', rent: 'Rent', commercial: 'Commercial', plot: 'Plots' }[kind]}&${query}`;
  return {
    'empty route': () => '/healthz',
    'one listing': () => ofListing(),
    'searches only': ofSearch,
    'facets only': () => ofFacets(),
    'server-drawn search page': () => ofPage(),
    'realistic, 5 % text, 15 % facets': () => {
      const kind = random();
      if (kind < 0.05) return ofText();
      return kind < 0.2 ? ofFacets() : ofSearch();
    },
  };
};

/** Single calls that are each dear in a way of their own. */
export const calls = {
  'a city, newest': '/api/v3/properties/sell?city=Mumbai&fields=card&page=1&limit=24',
  'locality and rooms': `/api/v3/properties/sell?city=Mumbai&localities=${localityOf('Mumbai', 12)}&bedrooms=2BHK&fields=card&page=1&limit=24`,
  'a society by name': '/api/v3/properties/sell?q=Project%201234&fields=card&page=1&limit=24',
  misspelt: '/api/v3/properties/sell?q=Projct%201234&fields=card&page=1&limit=24',
  'cheapest everywhere': '/api/v3/properties/sell?sort=price-up&fields=card&page=1&limit=24',
  'largest in a city': '/api/v3/properties/sell?city=Mumbai&sort=area-down&fields=card&page=1&limit=24',
  'facets of a kind': '/api/v3/facets/sell',
  'facets of a city and budget': '/api/v3/facets/sell?city=Pune&maxbudget=9000000',
  'market summary': '/api/v3/market',
  sitemap: '/sitemap.xml',
};
