/** The words of photos, video and preview, in English. */
export const words = {
  photos: 'Photos',
  photosHelp:
    'Up to 20. The first one is the cover. Say what each shows, and visitors walk from room to room.',
  addPhotos: 'Add photos',
  takePhoto: 'Take a photo',
  dropHere: 'or drop or paste them here',
  atAnyTime: (count: number) =>
    count === 0
      ? 'Have photos at hand? Add them now, or drop them anywhere on this form.'
      : count === 1
        ? '1 photo added. You see it again in the next step.'
        : `${String(count)} photos added. You see them again in the next step.`,
  video: 'Video',
  videoHelp: 'One, at most 100 MB: MP4, WebM or MOV.',
  addVideo: 'Add a video',
  optional: '(optional)',

  photo: (place: number, count: number) => `Photo ${String(place)} of ${String(count)}`,
  room: 'Room',
  roomOf: (place: number) => `Room of photo ${String(place)}`,
  caption: 'Caption',
  captionOf: (place: number) => `Caption of photo ${String(place)}`,
  cover: 'Cover',
  preparing: 'Getting ready',
  notSent: 'Not sent',
  sent: 'Sent',
  sending: (percent: string) => `Sent: ${percent}`,
  move: (place: number, count: number) =>
    `Move photo ${String(place)} of ${String(count)}: drag it, or use the arrow keys`,
  earlier: (place: number) => `Move photo ${String(place)} forward`,
  later: (place: number) => `Move photo ${String(place)} back`,
  removePhoto: (place: number) => `Remove photo ${String(place)}`,
  removeVideo: 'Remove the video',
  moved: (place: number, count: number) =>
    `Photo is now number ${String(place)} of ${String(count)}${place === 1 ? ', the cover' : ''}`,
  removed: (count: number) =>
    count === 1 ? 'Removed. 1 photo left.' : `Removed. ${String(count)} photos left.`,
  bytes: (megabytes: string) => `${megabytes} MB`,
  storedVideo: 'The video of this listing',
  faultOf: (name: string, text: string) => `${name}: ${text}`,

  preview: 'Preview',
  previewText: 'This is what buyers and tenants will see.',
};

/** Names what each language's catalogue of photos, video and preview holds. */
export type MediaWords = typeof words;
