/** The words of the gallery. */
export const words = {
  pictures: 'Pictures',
  openPicture: (at: number, count: number) => `Open picture ${String(at)} of ${String(count)}`,
  openVideo: 'Play the video',
  seeAll: (count: number) => `See all ${String(count)}`,
  video: 'Video',
  of: (at: number, count: number) => `${String(at)} / ${String(count)}`,
  position: (at: number, count: number) => `${String(at)} of ${String(count)}`,
  next: 'Next',
  previous: 'Previous',
  picture: (at: number) => `Picture ${String(at)}`,
  rooms: 'Rooms',
  otherRooms: 'Other pictures',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
};

/** Names what each language's catalogue of the gallery holds. */
export type GalleryWords = typeof words;
