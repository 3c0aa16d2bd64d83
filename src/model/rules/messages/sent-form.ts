/** Texts only the server says about forms and files it was sent (R3 gives none, so these are ours). */
export const sentFormMessages = {
  choiceUnknown: 'Choose one of the values on offer',
  fieldRepeated: 'This field was sent twice',
  typeMismatch: 'The type does not belong to this kind of listing',
  descriptionLong: 'The description can be at most 2,000 characters',
  photoHeic: 'HEIC photos cannot be read here. Save this photo as JPEG and add it again.',
  photoDamaged: 'This photo is damaged. Choose another one.',
  photoTooManyPixels: 'A photo can have at most 64 megapixels. Make it smaller and add it again.',
  photoUnknown: 'A photo of this listing is no longer here. Load the listing again, or add the photo again.',
  videoUnknown: 'The video is no longer here. Add it again.',
  tooManyVideos: 'Only one video can be added',
  videoTooLong: 'The video can be at most 10 minutes long',
  fileMissing: 'Choose a file',
  formUnreadable: 'The form could not be read. Send it as multipart/form-data.',
  formTooLarge: 'The form is too large. Send fewer or smaller files.',
  formTooManyFields: 'The form has too many fields',
} as const;
