/** The facts of a listing at a glance: up to four, each an icon and a few words. */
import type { ComponentType } from 'react';
import type { ListingKind } from '../../../model/index.js';
import { sameValue } from '../../../model/rules/aliases.js';
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import {
  AreaIcon,
  BathIcon,
  BedIcon,
  FloorsIcon,
  HomeIcon,
  KeyIcon,
  PlotIcon,
  ShieldCheckIcon,
  SofaIcon,
  UsersIcon,
} from '../icons/card-icons.js';
import { formatNumber } from '../language/format.js';
import type { IconProps } from '../icons/icon.js';
import { useLabels } from '../labels/labels.js';
import type { CardWords } from '../../../../words/en/card.js';
import { useCardWords } from './card-words.js';
import { type Locale, useLocale } from '../language/locale.js';
import { css } from '../style/sheet.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-1) var(--h-space-4);
  font-size: var(--h-text-14);
  & > li {
    display: inline-flex;
    gap: var(--h-space-1);
    align-items: center;
    min-width: 0;
  }
  & svg {
    color: var(--h-muted);
  }
`;

interface FormatContext {
  words: CardWords;
  label: (value: string) => string;
  locale: Locale;
}

/** Draws a fact's sign, and says it; empty when the listing does not say. */
type Fact = readonly [
  icon: ComponentType<IconProps>,
  text: (view: ListingView, context: FormatContext) => string,
];

const counted = (count: number | null, say: (count: number) => string) => (count === null ? '' : say(count));

const area: Fact = [
  AreaIcon,
  (view, { label, locale }) =>
    counted(view.area, (size) => `${formatNumber(size, locale)} ${label(view.areaUnit)}`),
];

/** Holds the facts by the word that names them. */
const facts = {
  size: [BedIcon, ({ bhk }, { label }) => label(bhk)],
  bathrooms: [BathIcon, ({ bathrooms }, { words }) => counted(bathrooms, words.bathroomCount)],
  carpetArea: area,
  plotArea: area,
  possession: [KeyIcon, ({ possession }, { label }) => label(possession)],
  furnishing: [SofaIcon, ({ furnishedType }, { label }) => label(furnishedType)],
  ownership: [KeyIcon, ({ ownership }, { label }) => label(ownership)],
  approvedBy: [ShieldCheckIcon, ({ approvedBy }, { label }) => label(approvedBy)],
  dimensions: [
    PlotIcon,
    ({ length, breadth }, { words }) =>
      length === null || breadth === null ? '' : words.feet(length, breadth),
  ],
  availableFor: [
    UsersIcon,
    ({ availableFor }, { words, label }) =>
      sameValue(availableFor, 'Any') ? words.forAnyone : availableFor && words.forWhom(label(availableFor)),
  ],
  roomType: [HomeIcon, ({ roomType }, { words, label }) => roomType && words.room(label(roomType))],
  beds: [BedIcon, ({ capacity }, { words }) => counted(capacity, words.bedCount)],
  washrooms: [BathIcon, ({ washrooms }, { words }) => counted(washrooms, words.washroomCount)],
  floor: [
    FloorsIcon,
    ({ floorNumber, totalFloors }, { words }) =>
      counted(floorNumber, (floor) => words.floorOf(floor, totalFloors)),
  ],
} as const satisfies Record<string, Fact>;

const factsByKind: Readonly<Record<ListingKind, readonly (keyof typeof facts)[]>> = {
  sell: ['size', 'bathrooms', 'carpetArea', 'possession'],
  rent: ['size', 'bathrooms', 'carpetArea', 'furnishing'],
  plot: ['plotArea', 'dimensions', 'ownership', 'approvedBy'],
  pg: ['availableFor', 'roomType', 'beds', 'furnishing'],
  commercial: ['carpetArea', 'floor', 'washrooms', 'possession'],
};

/** Draws the facts a card shows of a listing (S-114 to S-118); what the listing does not say is left out. */
export function Facts({ view }: { view: ListingView }) {
  const words = useCardWords();
  const label = useLabels();
  const locale = useLocale();
  return (
    <ul className={list}>
      {factsByKind[view.listingType].map((name) => {
        const [Icon, say] = facts[name];
        const text = say(view, { words, label, locale });
        return text ? (
          <li key={name} title={words[name]}>
            <Icon />
            <VisuallyHidden>{`${words[name]}: `}</VisuallyHidden>
            {text}
          </li>
        ) : null;
      })}
    </ul>
  );
}
