/** What an operator writes: banners, projects, loan offers (S-060, S-076, S-077, S-005, C-41). */
import { type Static, Type } from 'typebox';

const picture = Type.String({ description: 'absolute or root-relative address of the picture at 1600 px' });

const Said = Type.Object({ title: Type.String(), text: Type.String() });

/** A banner; its own words are English, and a language without a translation shows them. */
export const Banner = Type.Object({
  title: Type.String(),
  text: Type.String(),
  translations: Type.Optional(Type.Partial(Type.Object({ hi: Said, mr: Said }))),
  link: Type.String(),
  image: picture,
});
export type Banner = Static<typeof Banner>;

/** A builder's project. Sponsored ones say so and show their RERA number (C-41). */
export const Project = Type.Object({
  name: Type.String(),
  builder: Type.String(),
  bhk: Type.String(),
  locality: Type.String(),
  city: Type.String(),
  /** Rupees; 0 where no home is offered now. */
  minPrice: Type.Number(),
  maxPrice: Type.Number(),
  image: picture,
  link: Type.String(),
  sponsored: Type.Boolean(),
  reraNumber: Type.String(),
});
export type Project = Static<typeof Project>;

/** A home-loan offer. `rate` is percent a year; samples are marked so. */
export const LoanOffer = Type.Object({
  bank: Type.String(),
  logo: Type.String(),
  rate: Type.Number(),
  /** Years. */
  maxYears: Type.Integer(),
  sample: Type.Boolean(),
});
export type LoanOffer = Static<typeof LoanOffer>;

export const Content = Type.Object({
  banners: Type.Array(Banner),
  projects: Type.Array(Project),
  promotions: Type.Array(Project),
  loanOffers: Type.Array(LoanOffer),
});
export type Content = Static<typeof Content>;
