/** What the photos of a form show: a room of the list and a caption for each, in the order of the photos (S-790). */
import { optionOf } from '../../../src/model/rules/aliases.js';
import type { MessageId } from '../../../src/model/rules/messages/catalogue.js';
import { longestCaption, pictureRooms } from '../../../src/model/rules/options/picture-rooms.js';
import type { FormPart } from '../../media/inbox.js';
import { refuseFaults } from '../form-refusal.js';
import { maskContactDetails } from '../listing-checks/contact-details.js';
import { plainText } from './fields.js';

/** What one photo shows; '' where its owner says nothing. */
export interface PhotoNote {
  readonly room: string;
  readonly caption: string;
}

/** The notes that a listing has, in the order of its photos. */
export interface KnownNotes {
  readonly images: readonly string[];
  readonly imageRooms: readonly string[] | null;
  readonly imageCaptions: readonly string[] | null;
}

/** The notes as they are stored; left out where no photo has any. */
export interface StoredNotes {
  imageRooms?: string[];
  imageCaptions?: string[];
}

/** Returns a caption on one line, with contact details masked as in a description. */
const captionOf = (text: string): string =>
  maskContactDetails(plainText(text).replace(/\s+/g, ' ').normalize('NFC').trim());

const textsIn = (parts: readonly FormPart[], field: string): string[] =>
  parts.flatMap((part) => ('text' in part && [field, `${field}[]`].includes(part.name) ? [part.text] : []));

/** Reads the notes of a form with so many photos; undefined where it says nothing of them. */
export const askedNotes = (parts: readonly FormPart[], photos: number): PhotoNote[] | undefined => {
  const rooms = textsIn(parts, 'imageRooms').map((text) =>
    text.trim() === '' ? '' : optionOf(pictureRooms, text),
  );
  const captions = textsIn(parts, 'imageCaptions').map(captionOf);
  if (rooms.length === 0 && captions.length === 0) return undefined;
  const isOdd = ({ length }: readonly unknown[]): boolean => length > 0 && length !== photos;
  const faults: Partial<Record<string, MessageId>> = {
    ...(rooms.includes(null) && { imageRooms: 'choiceUnknown' }),
    ...(isOdd(rooms) && { imageRooms: 'photoNotesCount' }),
    ...(captions.some((text) => text.length > longestCaption) && { imageCaptions: 'captionTooLong' }),
    ...(isOdd(captions) && { imageCaptions: 'photoNotesCount' }),
  };
  refuseFaults(faults);
  return Array.from({ length: photos }, (_, at) => ({
    room: rooms[at] ?? '',
    caption: captions[at] ?? '',
  }));
};

/** Puts together the notes of a listing: what the form says, else what its photos had. */
export const notesOf = (
  images: readonly string[],
  asked: readonly { readonly key: string; readonly note?: PhotoNote }[],
  { images: before, imageRooms, imageCaptions }: KnownNotes,
): StoredNotes => {
  const said = new Map(asked.map(({ key, note }) => [key, note]));
  const of = (key: string): PhotoNote => {
    const at = before.indexOf(key);
    return said.get(key) ?? { room: imageRooms?.[at] ?? '', caption: imageCaptions?.[at] ?? '' };
  };
  const notes = images.map(of);
  return {
    ...(notes.some(({ room }) => room) && { imageRooms: notes.map(({ room }) => room) }),
    ...(notes.some(({ caption }) => caption) && { imageCaptions: notes.map(({ caption }) => caption) }),
  };
};
