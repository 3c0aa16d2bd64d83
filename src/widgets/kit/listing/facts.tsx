/** The facts of a listing at a glance: up to four, each an icon and a few words. */
import type { ListingKind } from '../../../model/index.js';
import { canonical, sameValue } from '../../../model/rules/aliases.js';
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import type { cardPaths } from '../icons/card-paths.js';
import { formatNumber } from '../language/format.js';
import type { CardText } from './card-text.js';
import { cardIcon } from './card-icon.js';
import { hiddenClass } from '../layout/visually-hidden.js';

/** The icon of a fact, and what it says; empty when the listing does not say. */
type Fact = readonly [icon: keyof typeof cardPaths, text: (view: ListingView, text: CardText) => string];

const counted = (count: number | null, say: (count: number) => string) => (count === null ? '' : say(count));

const area: Fact = [
  'area',
  (view, { label, locale }) =>
    counted(view.area, (size) => `${formatNumber(size, locale)} ${label(view.areaUnit)}`),
];

/** Tells whether a home can be moved into: a badge says it, so that no fact does. */
export const isReadyToMove = ({ possession }: ListingView): boolean =>
  canonical(possession) === 'Ready to Move New';

/** Holds the facts by the word that names them. */
const facts = {
  bathrooms: ['bath', ({ bathrooms }, { words }) => counted(bathrooms, words.bathroomCount)],
  carpetArea: area,
  plotArea: area,
  possession: ['key', (view, { label }) => (isReadyToMove(view) ? '' : label(view.possession))],
  furnishing: ['sofa', ({ furnishedType }, { label }) => label(furnishedType)],
  ownership: ['key', ({ ownership }, { label }) => label(ownership)],
  approvedBy: ['shieldCheck', ({ approvedBy }, { label }) => label(approvedBy)],
  dimensions: [
    'plot',
    ({ length, breadth }, { words }) =>
      length === null || breadth === null ? '' : words.feet(length, breadth),
  ],
  availableFor: [
    'users',
    ({ availableFor }, { words, label }) =>
      sameValue(availableFor, 'Any') ? words.forAnyone : availableFor && words.forWhom(label(availableFor)),
  ],
  roomType: ['home', ({ roomType }, { words, label }) => roomType && words.room(label(roomType))],
  beds: ['bed', ({ capacity }, { words }) => counted(capacity, words.bedCount)],
  washrooms: ['bath', ({ washrooms }, { words }) => counted(washrooms, words.washroomCount)],
  floor: [
    'floors',
    ({ floorNumber, totalFloors }, { words }) =>
      counted(floorNumber, (floor) => words.floorOf(floor, totalFloors)),
  ],
} as const satisfies Record<string, Fact>;

const factsByKind: Readonly<Record<ListingKind, readonly (keyof typeof facts)[]>> = {
  sell: ['bathrooms', 'carpetArea', 'possession'],
  rent: ['bathrooms', 'carpetArea', 'furnishing'],
  plot: ['plotArea', 'dimensions', 'ownership', 'approvedBy'],
  pg: ['availableFor', 'roomType', 'beds', 'furnishing'],
  commercial: ['carpetArea', 'floor', 'washrooms', 'possession'],
};

/** Draws the facts a card shows of a listing (S-114 to S-118); what the headline says already, or the listing does not say, is left out. */
export function Facts({ view, text }: { view: ListingView; text: CardText }) {
  return (
    <ul>
      {factsByKind[view.listingType].map((name) => {
        const [icon, say] = facts[name];
        const said = say(view, text);
        return said ? (
          <li key={name}>
            {cardIcon(icon)}
            <span className={hiddenClass}>{`${text.words[name]}: `}</span>
            {said}
          </li>
        ) : null;
      })}
    </ul>
  );
}
