/** The words of the gallery in Marathi. */
import type { GalleryWords } from '../en/gallery.js';

export const words = {
  pictures: 'छायाचित्रे',
  openPicture: (at, count) => `${String(count)} पैकी छायाचित्र ${String(at)} उघडा`,
  openVideo: 'व्हिडिओ चालवा',
  seeAll: (count) => `सर्व ${String(count)} पाहा`,
  video: 'व्हिडिओ',
  of: (at, count) => `${String(at)} / ${String(count)}`,
  position: (at, count) => `${String(count)} पैकी ${String(at)}`,
  next: 'पुढील',
  previous: 'मागील',
  picture: (at) => `छायाचित्र ${String(at)}`,
  rooms: 'खोल्या',
  otherRooms: 'इतर छायाचित्रे',
  zoomIn: 'मोठे करून पाहा',
  zoomOut: 'पूर्ण चित्र पाहा',
} satisfies GalleryWords;
