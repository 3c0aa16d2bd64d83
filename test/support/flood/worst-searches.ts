/** The filters that a search can be slow with, each in a way of its own. */

/** Joins so many texts. */
export const times = (count: number, text: (number: number) => string, between: string): string =>
  Array.from({ length: count }, (_, number) => text(number)).join(between);

/** Makes a word that is none. */
export const nonsense = (number: number, length: number): string =>
  times(length, (at) => String.fromCodePoint(97 + ((number * 7 + at * number * 3 + at) % 26)), '');

/** Filters of names that no place and few listings have: those are also looked for as misspelt ones. */
export const misspelt: Record<string, Record<string, string | number>> = {
  '24 words that are nothing': { q: times(24, (number) => nonsense(number + 1, 4), ' ') },
  'a name of many societies, misspelt': { q: 'socety 12' },
  '40 localities that are nothing': { localities: times(40, (number) => nonsense(number + 1, 9), ',') },
  '40 beginnings of names': {
    localities:
      'ban,wak,and,pow,kha,tha,kal,vas,nas,pim,hin,kot,had,vim,kal,mul,bor,mal,gor,jog,san,vil,par,dad,wor,low,cub,col,fort,byc,maz,sew,mat,sio,chu,che,gha,vik,bha,mul',
  },
};

/** A shape around the middle of the state, a little outside of a circle at each other point. */
const round = (points: number): string =>
  times(
    points,
    (number) => {
      const [angle, far] = [(number / points) * 2 * Math.PI, 2 + (number % 2) / 10];
      return `${(74.5 + far * Math.cos(angle)).toFixed(6)},${(19 + far * Math.sin(angle)).toFixed(6)}`;
    },
    ';',
  );

/** Filters that are each slow in a way of their own. */
export const searches: Record<string, Record<string, string | number>> = {
  'no filter at all': {},
  'a word that all listings have': { q: 'society' },
  'nothing in a locality of a large city': {
    city: 'Pune',
    localities: 'Kothrud',
    minbudget: 199_000_000,
    bathrooms: 9,
  },
  'five stations': { station: 'Thane,Dadar,Kurla,Andheri,Ghatkopar', walk: 30 },
  'a box of the whole state': { bbox: '-180,-90,180,90' },
  'a shape of 60 points around all': { polygon: round(60) },
  'two hours of travel': { to: 'Dadar', within: 120 },
  'amenities that no home has together': { amenities: 'Lift,Gym,Garden,TV,Fridge', mentions: 'food,parking' },
  'a floor, an age and an owner': {
    floor: 'High',
    maxage: 0,
    postedby: 'Builder',
    bathrooms: 10,
    listedwithin: 1,
  },
  'a price that was cut': { pricecut: 'true' },
  'wishes and a word that is nothing': { q: '2 bhk with parking near station xqzvkw' },
  'every filter': {
    city: 'Pune',
    minbudget: 1,
    maxbudget: 900_000_000,
    minarea: 1,
    maxarea: 9_000_000,
    bhk: '1BHK,2BHK,3BHK,4BHK,5BHK',
    propertyType: 'Flat,Villa,Row House',
    photos: 'false',
  },
};
