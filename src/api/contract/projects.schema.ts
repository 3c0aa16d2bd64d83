/** Builders' projects: what a builder writes, what everybody reads, what the desk decides (additive). */
import { type Static, Type } from 'typebox';
import { ListingKind } from './listing-entities.schema.js';
import { Listing } from './listings.schema.js';

const name = Type.String({ maxLength: 120 });
/** yyyy-MM-dd, or '' where it is not known. */
const day = Type.String({ maxLength: 10 });
/** Address of a file that was sent ahead by `uploads`. */
const file = Type.String({ maxLength: 400 });

/** A tower with its floors and homes; 0 where a number is not known. */
export const ProjectTower = Type.Object({
  name,
  floors: Type.Integer({ minimum: 0, maximum: 200 }),
  homes: Type.Integer({ minimum: 0, maximum: 10_000 }),
});
export type ProjectTower = Static<typeof ProjectTower>;

/** A phase as it stands in the public register. */
export const ProjectPhase = Type.Object({
  name,
  reraNumber: Type.String({ maxLength: 40 }),
  /** The day of completion that is registered. */
  completion: day,
});
export type ProjectPhase = Static<typeof ProjectPhase>;

/** A kind of home in the project. */
export const ProjectConfiguration = Type.Object({
  bhk: Type.String({ maxLength: 20 }),
  /** Carpet area in square feet. */
  carpet: Type.Number({ minimum: 0, maximum: 100_000 }),
  /** Homes that are not sold, on the day `unitsOn`; null where it is not said. */
  left: Type.Union([Type.Integer({ minimum: 0, maximum: 10_000 }), Type.Null()]),
});
export type ProjectConfiguration = Static<typeof ProjectConfiguration>;

/** What a builder writes of a project. */
export const ProjectBody = Type.Object({
  name,
  /** The name the builder trades under. */
  builder: name,
  city: name,
  locality: name,
  about: Type.String({ maxLength: 2000 }),
  /** When homes are handed over; '' says that they are ready. */
  possession: day,
  towers: Type.Array(ProjectTower, { maxItems: 30 }),
  phases: Type.Array(ProjectPhase, { maxItems: 12 }),
  configurations: Type.Array(ProjectConfiguration, { maxItems: 20 }),
  /** The day on which so many homes were left. */
  unitsOn: day,
  amenities: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 40 }),
  /** The first is the project's picture; each shows it on a day. */
  photos: Type.Array(Type.Object({ url: file, on: day }), { maxItems: 40 }),
  plans: Type.Array(Type.Object({ url: file, title: name }), { maxItems: 20 }),
  /** A PDF; '' for none. */
  brochure: file,
  /** Address of the project in the public register; '' for none. */
  registerLink: Type.String({ maxLength: 300 }),
});
export type ProjectBody = Static<typeof ProjectBody>;

/** Where an edit stands: it waits for the desk, was sent back, or everybody sees it. */
export const ProjectState = Type.Union([
  Type.Literal('review'),
  Type.Literal('returned'),
  Type.Literal('shown'),
]);
export type ProjectState = Static<typeof ProjectState>;

/** A project as its builder sees it. */
export const OwnProject = Type.Object({
  id: Type.String(),
  /** Path of its page on the site. */
  path: Type.String(),
  state: ProjectState,
  /** Whether everybody sees the project, perhaps as it was before the edit. */
  isPublic: Type.Boolean(),
  /** What the desk says of an edit that was sent back. */
  note: Type.Optional(Type.String()),
  /** What was written last. */
  body: ProjectBody,
  /** The builder's listings, and which of them belong to it. */
  listings: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), belongs: Type.Boolean() })),
});
export type OwnProject = Static<typeof OwnProject>;

export const OwnProjects = Type.Object({ projects: Type.Array(OwnProject) });
export type OwnProjects = Static<typeof OwnProjects>;

export const ProjectHomes = Type.Object({
  /** Ids of the builder's own listings that belong to the project; those left out no longer do. */
  listings: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 500 }),
});
export type ProjectHomes = Static<typeof ProjectHomes>;

export const ProjectPath = Type.Object({ slug: Type.String({ minLength: 1, maxLength: 120 }) });
export type ProjectPath = Static<typeof ProjectPath>;

/** A project as everybody sees it. */
export const ProjectPage = Type.Object({
  ...ProjectBody.properties,
  slug: Type.String(),
  /** Path of its page on the site. */
  path: Type.String(),
  /** What homes of a kind cost that are offered now, in rupees; absent where none is offered. */
  configurations: Type.Array(
    Type.Object({
      ...ProjectConfiguration.properties,
      from: Type.Optional(Type.Number()),
      homes: Type.Integer(),
    }),
  ),
  /** Rupees, over the builder's homes that are offered now. */
  minPrice: Type.Optional(Type.Number()),
  maxPrice: Type.Optional(Type.Number()),
  /** Whether an operator put it on the home page. */
  sponsored: Type.Boolean(),
  /** The day on which the desk looked at it last, yyyy-MM-dd. */
  reviewedOn: Type.String(),
  /** Its homes that are offered now, at most 24, the newest first. */
  homes: Type.Array(Type.Object({ listingType: ListingKind, listing: Listing })),
});
export type ProjectPage = Static<typeof ProjectPage>;

/** Where the home page shows a project: among those on high demand, or in the slider. */
export const ProjectPlace = Type.Union([Type.Literal('demand'), Type.Literal('slider')]);
export type ProjectPlace = Static<typeof ProjectPlace>;

/** A field that an edit changed. */
const Change = Type.Object({ field: Type.String(), was: Type.String(), now: Type.String() });

/** A project as the desk sees it. */
export const DeskProject = Type.Object({
  id: Type.String(),
  path: Type.String(),
  name: Type.String(),
  builder: Type.String(),
  city: Type.String(),
  state: ProjectState,
  isPublic: Type.Boolean(),
  /** Who wrote it. */
  owner: Type.String(),
  /** When the edit was sent, ISO text. */
  sentAt: Type.String(),
  /** What the edit changes; of a new project all there is. */
  changes: Type.Array(Change),
  photos: Type.Array(Type.String()),
  brochure: Type.String(),
  picked: Type.Optional(ProjectPlace),
});
export type DeskProject = Static<typeof DeskProject>;

/** At most 200: those that wait first, the oldest first. */
export const DeskProjects = Type.Object({ projects: Type.Array(DeskProject) });
export type DeskProjects = Static<typeof DeskProjects>;

export const ProjectDecision = Type.Object({
  /** Show the edit; send it back; take the project off; put it on the home page, or off it. */
  act: Type.Union([
    Type.Literal('approve'),
    Type.Literal('return'),
    Type.Literal('withdraw'),
    Type.Literal('pick-demand'),
    Type.Literal('pick-slider'),
    Type.Literal('unpick'),
  ]),
  /** Why; the builder reads it when the edit is sent back or the project taken off. */
  reason: Type.String({ minLength: 3, maxLength: 500 }),
  /** When the edit was sent that was looked at: approving or sending back another one is refused with 409. */
  sentAt: Type.Optional(Type.String({ maxLength: 40 })),
});
export type ProjectDecision = Static<typeof ProjectDecision>;
