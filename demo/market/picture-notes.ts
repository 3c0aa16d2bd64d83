/** What the drawn pictures of the demo market show, told as an owner would tell it. */
import type { PictureRoom } from '../../src/model/rules/options/picture-rooms.js';
import type { NewListing } from '../../server/repositories/listing/new-listing.js';
import type { SceneKind } from '../pictures/draw.js';

const rooms: Readonly<Partial<Record<SceneKind, PictureRoom>>> = {
  tower: 'Outside',
  society: 'Outside',
  bungalow: 'Outside',
  'row-house': 'Outside',
  'shop-front': 'Outside',
  warehouse: 'Outside',
  plot: 'Outside',
  'site-plan': 'Site plan',
  'hostel-room': 'Bedroom',
  'living-room': 'Living room',
  bedroom: 'Bedroom',
  kitchen: 'Kitchen',
  balcony: 'View',
  'floor-plan': 'Floor plan',
};

const captions: Readonly<Partial<Record<PictureRoom, string>>> = {
  'Living room': 'The hall, seen from the door',
  View: 'From the balcony',
  'Floor plan': 'Drawn by hand, not to scale',
  'Site plan': 'The plot and its lane',
};

/** Labels pictures by the scene that their keys name. */
export const notesFor = (images: readonly string[]): Pick<NewListing, 'imageRooms' | 'imageCaptions'> => {
  const shown = images.map((key) => rooms[key.split('/')[1] as SceneKind] ?? '');
  if (!shown.some(Boolean)) return {};
  const told = shown.map((room) => (room === '' ? '' : (captions[room] ?? '')));
  return { imageRooms: shown, ...(told.some(Boolean) && { imageCaptions: told }) };
};
