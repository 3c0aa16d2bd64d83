/** The words of the gallery in Marathi. */
import type { GalleryWords } from './en.js';

export const mr = {
  pictures: 'छायाचित्रे',
  openPicture: (at, count) => `${String(count)} पैकी छायाचित्र ${String(at)} उघडा`,
  openVideo: 'चित्रफीत चालवा',
  seeAll: (count) => `सर्व ${String(count)} पाहा`,
  video: 'चित्रफीत',
  of: (at, count) => `${String(at)} / ${String(count)}`,
  spoken: (at, count) => `${String(count)} पैकी ${String(at)}`,
  next: 'पुढील',
  previous: 'मागील',
  picture: (at) => `छायाचित्र ${String(at)}`,
} satisfies GalleryWords;
