/** Texts about photo and video limits (G-07); the specifications give none, so these are ours. */
export const mediaMessages = {
  tooManyPhotos: 'At most 20 photos can be added',
  photoTypeInvalid: 'Photos must be JPEG, PNG, WebP or HEIC files',
  photoTooLarge: 'A photo can be at most 10 MB',
  photoUnreadable: 'This photo cannot be read. Try another file',
  heicUnreadable: 'This browser cannot read HEIC photos. Save it as JPEG and add it again',
  videoTooLarge: 'The video can be at most 100 MB',
} as const;

/** Names a text about photo and video limits. */
export type MediaMessageId = keyof typeof mediaMessages;
