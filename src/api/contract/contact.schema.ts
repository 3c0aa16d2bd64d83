/** Coins and reaching an owner (S-402 to S-405, S-419). */
import { type Static, Type } from 'typebox';

/** An owner's details, given only for a charge or an entitlement (S-402). */
export const Owner = Type.Object({
  name: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  /** On a partner's page, where the other fields stay empty: opens the details once, in a frame of ours (additive). */
  ticket: Type.Optional(Type.String()),
});
export type Owner = Static<typeof Owner>;

/** What is paid for: an owner's number, or a message about a listing. */
export const ContactAction = Type.Union([Type.Literal('number'), Type.Literal('message')]);

/** Where the button stands: what a contact costs depends on it (S-180, S-181). */
export const Surface = Type.Union([Type.Literal('search'), Type.Literal('detail')]);
export type Surface = Static<typeof Surface>;

/** Additive: without `surface` the price is that of the detail page, topped up by the client's own -2 (D-03). */
export const RevealQuery = Type.Object({
  /** `_id` or `propertyId` of the listing in view. */
  property: Type.Optional(Type.String({ maxLength: 64 })),
  surface: Type.Optional(Surface),
});
export type RevealQuery = Static<typeof RevealQuery>;

/** Additive: as for a reveal. */
export const SendSmsQuery = Type.Object({ surface: Type.Optional(Surface) });
export type SendSmsQuery = Static<typeof SendSmsQuery>;

/** A balance in whole coins. */
export const Coins = Type.Object({ coins: Type.Integer() });
export type Coins = Static<typeof Coins>;

const price = Type.Union([Type.Literal(1), Type.Literal(2)]);

/** The balance, and what a contact costs on this server by the place of its button (additive). */
export const CoinsAndPrices = Type.Object({
  coins: Type.Integer(),
  prices: Type.Optional(Type.Object({ search: price, detail: price })),
  /** Set while welcome coins and paid contacts wait until the person's phone is proved. */
  waitsForPhone: Type.Optional(Type.Literal(true)),
  /** Packs that can be bought on our own site, the price of each in rupees; missing where no coins are sold. */
  packs: Type.Optional(
    Type.Array(Type.Object({ coins: Type.Integer(), rupees: Type.Integer() }), { minItems: 1 }),
  ),
});
export type CoinsAndPrices = Static<typeof CoinsAndPrices>;

/** -1 or -2; the server settles it as docs/decisions/0006 says. */
export const UpdateCoinsBody = Type.Object({ coinsChange: Type.Integer() });
export type UpdateCoinsBody = Static<typeof UpdateCoinsBody>;

export const AddViewBody = Type.Object({
  p_id: Type.String({ maxLength: 64 }),
  type: Type.String({ maxLength: 20 }),
});
export type AddViewBody = Static<typeof AddViewBody>;

/** `userId` is the owner's id (G-17); the sender comes from the session. */
export const SendSmsBody = Type.Object({
  type: Type.String({ maxLength: 20 }),
  propertyId: Type.String({ maxLength: 64 }),
  userId: Type.String({ maxLength: 64 }),
});
export type SendSmsBody = Static<typeof SendSmsBody>;

/** One contact that is paid for and stays free (additive). */
export const PaidContact = Type.Object({
  /** `number` shows the owner's details, `message` was sent to the owner. */
  action: ContactAction,
  /** The owner's id. */
  user: Type.String(),
  name: Type.String(),
  /** Only with `number`. */
  phone: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  /** What was paid, in coins. */
  coins: Type.Integer(),
  /** When, ISO text. */
  at: Type.String(),
  /** The listing it began from, as far as it is known and still there. */
  property: Type.Optional(
    Type.Object({
      _id: Type.String(),
      propertyId: Type.String(),
      type: Type.String(),
      title: Type.String(),
      locality: Type.String(),
      city: Type.String(),
    }),
  ),
});
export type PaidContact = Static<typeof PaidContact>;

/** The person's paid contacts, the newest first. */
export const PaidContacts = Type.Object({ contacts: Type.Array(PaidContact) });
export type PaidContacts = Static<typeof PaidContacts>;
