/** The words of the choice between two versions of a listing, in English. */
export const words = {
  explained:
    'It was saved elsewhere, perhaps by you on another device, while you were editing it here. Choose what to keep. Nothing you entered is lost.',
  mine: 'Entered here',
  theirs: 'Saved elsewhere',
  allMine: 'Keep all of mine',
  allTheirs: 'Take all from elsewhere',
  nothing: 'Nothing',
  photos: (count: number) => (count === 1 ? '1 photo' : `${String(count)} photos`),
  aVideo: 'A video',
};

/** Names what each language's catalogue of that choice holds. */
export type VersionsWords = typeof words;
