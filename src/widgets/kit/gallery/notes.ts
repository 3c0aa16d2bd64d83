/** What an answer says of a listing's pictures. */
import { type WireRecord, wireText } from '../../../model/rules/wire-values.js';

/** Rooms and captions in the order of the images, '' where nothing is said. */
export interface PictureNotes {
  readonly rooms: readonly string[];
  readonly captions: readonly string[];
}

const textsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(wireText) : []);

/** Reads the notes of a listing. */
export const notesIn = ({ imageRooms, imageCaptions }: WireRecord): PictureNotes => ({
  rooms: textsIn(imageRooms),
  captions: textsIn(imageCaptions),
});
