/**
 * Facts that people filter by and no specification knows: asked folded, never required, told on the listing's page (S-716). They
 * stand apart from `fields.ts`, which every page with a card loads; `catalogue.ts` puts the two together.
 */
import type { ListingKind } from '../../../api/contract/listings.schema.js';
import type { FieldFacts } from './fields.js';

const choice = { type: 'choice', isAdded: true } as const;
const flag = { type: 'flag', isAdded: true } as const;
const count = { type: 'count', isAdded: true } as const;

/** Holds the facts. What is said of papers is the owner's claim: no copy is taken, since they hold personal data. */
export const moreFacts = {
  parking: choice,
  facing: choice,
  negotiable: flag,
  petsAllowed: flag,
  meals: choice,
  /** How many people share a room. */
  sharing: count,
  /** When the gate closes for the night. */
  gateTime: choice,
  attachedBath: flag,
  bedsFree: count,
  bedsFreeFrom: { type: 'date', isAdded: true },
  /** The extract of the land register, in the seller's name. */
  extract712: flag,
  /** The order that lets the land be built on. */
  naOrder: flag,
  surveyNumber: { type: 'text', isAdded: true },
  /** Of the road in front, in feet. */
  roadWidth: count,
  /** A tour through the home on a host that TOUR_HOSTS names. */
  tourLink: { type: 'text', isAdded: true },
} as const satisfies Readonly<Record<string, FieldFacts>>;

/** Names one of the facts. */
export type MoreFact = keyof typeof moreFacts;

/** Lists the facts of each kind in the order they are asked and told. */
export const moreFactsOf = {
  sell: ['parking', 'facing', 'negotiable', 'tourLink'],
  rent: ['parking', 'petsAllowed', 'facing', 'tourLink'],
  plot: ['extract712', 'naOrder', 'surveyNumber', 'roadWidth', 'facing', 'negotiable', 'tourLink'],
  pg: [
    ...(['meals', 'sharing', 'attachedBath', 'gateTime', 'bedsFree', 'bedsFreeFrom'] as const),
    ...(['petsAllowed', 'parking', 'tourLink'] as const),
  ],
  commercial: ['parking', 'facing', 'negotiable', 'tourLink'],
} as const satisfies Readonly<Record<ListingKind, readonly MoreFact[]>>;

/** Tells whether a field is one of them. */
export const isMoreFact = (name: string): name is MoreFact => Object.hasOwn(moreFacts, name);
