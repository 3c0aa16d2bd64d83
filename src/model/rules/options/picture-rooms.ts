/** What a photo of a listing shows, as its owner labels it, and how long a caption is. */
import type { ListingKind } from '../../../api/contract/listings.schema.js';

/** Lists the labels as they go over the wire, in the order of a walk through a home. */
export const pictureRooms = [
  'Living room',
  'Kitchen',
  'Bedroom',
  'Bathroom',
  'View',
  'Outside',
  'Floor plan',
  'Site plan',
] as const;

/** Names one label. */
export type PictureRoom = (typeof pictureRooms)[number];

/** Lists the labels of drawings, which have a place of their own on the page. */
export const planRooms: readonly string[] = ['Floor plan', 'Site plan'] satisfies PictureRoom[];

const offered: Readonly<Partial<Record<ListingKind, readonly PictureRoom[]>>> = {
  plot: ['View', 'Outside', 'Site plan'],
  commercial: ['Kitchen', 'Bathroom', 'View', 'Outside', 'Floor plan', 'Site plan'],
};

/** Returns the labels that the form of a kind offers; the server takes all of them for every kind. */
export const roomsOf = (kind: ListingKind): readonly PictureRoom[] => offered[kind] ?? pictureRooms;

/** Holds the most characters of a caption. */
export const longestCaption = 80;
