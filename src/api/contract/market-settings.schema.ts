/** What operators set at the desk: banners, projects, offers of banks, prices and packs of coins (additive). */
import { type Static, Type } from 'typebox';

/** Names a setting; each is a list of entries. */
export const MarketSettingName = Type.Union([
  Type.Literal('banners'),
  Type.Literal('projects'),
  Type.Literal('promotions'),
  Type.Literal('loan-offers'),
  Type.Literal('coin-prices'),
  Type.Literal('coin-packs'),
]);
export type MarketSettingName = Static<typeof MarketSettingName>;

/** An entry, as `/api/v3/content` answers it; of prices `{ surface, coins }`, of packs `{ coins, rupees }`. */
export const SettingEntry = Type.Record(Type.String({ maxLength: 40 }), Type.Unknown());
export type SettingEntry = Static<typeof SettingEntry>;

/** A setting as it holds now. */
export const MarketSetting = Type.Object({
  name: MarketSettingName,
  entries: Type.Array(SettingEntry),
  /** Whether the desk set it; else it is the default, of a file or of a setting of the server. */
  isOwn: Type.Boolean(),
  /** Goes on with each change; a change names the one that it began from. */
  version: Type.Integer(),
  /** When the desk last changed it, ISO text. */
  changedAt: Type.Optional(Type.String()),
});
export type MarketSetting = Static<typeof MarketSetting>;

export const MarketSettings = Type.Object({ settings: Type.Array(MarketSetting) });
export type MarketSettings = Static<typeof MarketSettings>;

/** Setting a setting; without entries it is the default again. */
export const SettingChange = Type.Object({
  entries: Type.Optional(Type.Array(SettingEntry, { maxItems: 24 })),
  version: Type.Integer({ minimum: 0 }),
  reason: Type.String({ minLength: 3, maxLength: 500 }),
});
export type SettingChange = Static<typeof SettingChange>;
