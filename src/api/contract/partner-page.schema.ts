/** What widgets on a partner's page ask under the partner's key (additive). */
import { type Static, Type } from 'typebox';
import { PartnerMode, PartnerSettings } from './partners.schema.js';

/** How a key and the asking page stand: only `ok` may read. */
export const PartnerStanding = Type.Union([
  Type.Literal('ok'),
  Type.Literal('unknown-key'),
  Type.Literal('revoked-key'),
  Type.Literal('origin-not-listed'),
]);
export type PartnerStanding = Static<typeof PartnerStanding>;

/** The settings of the key that stands in the address; answered to every page, so that a page can tell what is wrong. */
export const PartnerPage = Type.Object({
  standing: PartnerStanding,
  /** What to do about it, in English; empty when all is well. */
  remedy: Type.String(),
  /** The asking page's origin as the server saw it; empty when no browser said one. */
  origin: Type.String(),
  mode: Type.Optional(PartnerMode),
  /** Only with `ok`. */
  settings: Type.Optional(PartnerSettings),
});
export type PartnerPage = Static<typeof PartnerPage>;
