/** The words of the gallery in Hindi. */
import type { GalleryWords } from '../en/gallery.js';

export const words = {
  pictures: 'चित्र',
  openPicture: (at, count) => `${String(count)} में से चित्र ${String(at)} खोलें`,
  openVideo: 'वीडियो चलाएँ',
  seeAll: (count) => `सभी ${String(count)} देखें`,
  video: 'वीडियो',
  of: (at, count) => `${String(at)} / ${String(count)}`,
  position: (at, count) => `${String(count)} में से ${String(at)}`,
  next: 'अगला',
  previous: 'पिछला',
  picture: (at) => `चित्र ${String(at)}`,
  rooms: 'कमरे',
  otherRooms: 'अन्य चित्र',
  zoomIn: 'बड़ा करके देखें',
  zoomOut: 'पूरा चित्र देखें',
} satisfies GalleryWords;
