/**
 * The list of wishes a listing meets knows its further facts too. Where a field tells of food or parking it decides; else the
 * description does, and a text that says "no meals" no longer counts as speaking of food.
 */
import { age, floor, texts, upTo } from './0121-wishes.js';

export const name = 'more-facts';

const fact = (field: string): string => `details->>'${field}'`;
const numberOf = (field: string): string => `substring(${fact(field)} from '^\\d{1,4}')::int`;
const bathroomCount = `substring(details->'features'->>'bathrooms' from '^\\d{1,3}')::int`;
const when = (holds: string, wish: string): string => `case when ${holds} then array['${wish}'] end`;

interface Mentioned {
  readonly field: string;
  /** The choice that says no. */
  readonly none: string;
  readonly latin: string;
  readonly devanagari: string;
}

/** A description without what it says is not there, in English, Hindi and Marathi, also in Latin letters. */
const withoutDenied = ({ latin, devanagari }: Mentioned): string => {
  const words = `(${latin})`;
  const script = `(${devanagari})`;
  const denied = [
    `\\m(no|without|excluding|excludes?|bina|bagair)\\s+(\\w+\\s+(or\\s+)?)?${words}\\M`,
    `\\m(not|n''t|cannot|never)\\s+(include|included|including|provide|offer|have|serve)s?:?\\s+(\\w+\\s+)?${words}\\M`,
    `\\m${words}(\\s+(is|are|will|be|service|facility|space|slot))*\\s+(not|isn''t|aren''t|unavailable|nahi|nahin|nai)\\M`,
    `(बिना|बगैर|विना)\\s+${script}`,
    `${script}\\S*शिवाय`,
    `${script}\\S*(\\s+(की|का|के|ची|चा|चे|सुविधा|सोय|व्यवस्था|उपलब्ध|मिळत|मिलता|मिलेगा))*\\s+(बिना|बगैर|नहीं|नही|नाही|नाहीत|मिळणार नाही)`,
  ].join('|');
  return `regexp_replace(lower(details->>'description'), '${denied}', ' ', 'g')`;
};

const mentioned = (wish: string, told: Mentioned): string => {
  const { field, none, latin, devanagari } = told;
  const isTold = `coalesce(${fact(field)}, '') <> ''`;
  return `case when ${isTold} and ${fact(field)} <> '${none}' then array['${wish}']
    when not ${isTold} and ${withoutDenied(told)} ~ '\\m(${latin})\\M|${devanagari}' then array['${wish}'] end`;
};

const gateTimes = texts(['9 pm', '10 pm', '11 pm', '12 am', 'No gate time']);
const gateWishes = texts(
  ['9 pm', '10 pm', '11 pm', '12 am', 'No gate time'].map((time) => `gatetime:${time}`),
);

/** The smaller of the two; unlike `least`, nothing where the number is not told. */
const atMost = (number: string, most: number): string =>
  `case when ${number} > ${String(most)} then ${String(most)} else ${number} end`;
const shared = atMost(numberOf('sharing'), 4);
const roads = texts([10, 20, 30, 40, 50, 60].map((feet) => `roadwidth:${String(feet)}`));

const wishes = [
  // Before, a home that did not tell its bathrooms counted as one with ten.
  `(${upTo(1, 10, 'bathrooms')})[1:${atMost(bathroomCount, 10)}]`,
  age,
  floor,
  mentioned('mentions:food', {
    field: 'meals',
    none: 'Not provided',
    latin: 'meals?|food|tiffin|mess|lunch|dinner|breakfast',
    devanagari: 'जेवण|भोजन|खाना|खाने|डब्बा|डबा|मेस',
  }),
  mentioned('mentions:parking', {
    field: 'parking',
    none: 'No parking',
    latin: 'parking|garage',
    devanagari: 'पार्किंग|पार्किग',
  }),
  ...(
    [
      ['petsAllowed', 'pets'],
      ['attachedBath', 'attachedbath'],
      ['negotiable', 'negotiable'],
      ['extract712', 'extract712'],
      ['naOrder', 'naorder'],
    ] as const
  ).map(([field, wish]) => when(`${fact(field)} = 'true'`, `mentions:${wish}`)),
  `case when ${fact('facing')} <> '' then array['facing:' || (${fact('facing')})] end`,
  `(${gateWishes})[1:array_position(${gateTimes}, ${fact('gateTime')})]`,
  `(${upTo(1, 4, 'sharing')})[${shared}:${shared}]`,
  `(${upTo(1, 10, 'bedsfree')})[1:${atMost(numberOf('bedsFree'), 10)}]`,
  `(${roads})[1:${atMost(`(${numberOf('roadWidth')} / 10)`, 6)}]`,
]
  .map((part) => `coalesce(${part}, '{}')`)
  .join(' || ');

export const statements = [
  `alter table listing drop column wishes,
    add column wishes text[] generated always as (amenities || ${wishes}) stored,
    add column maintenance bigint generated always as
      (substring(details->>'maintenance' from '^\\d{1,12}')::bigint) stored`,
  `create index listing_wishes on listing using gin (wishes) where status = 'Active' and deleted_at is null`,
  `create index listing_by_maintenance on listing (kind, maintenance)
    where status = 'Active' and deleted_at is null and maintenance is not null`,
];
