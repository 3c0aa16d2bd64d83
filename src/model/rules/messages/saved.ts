/** Texts about saved homes. */
export const savedMessages = {
  saveFailed: 'The home could not be saved. Please try again.',
  removeFailed: 'The home could not be taken off your list. Please try again.',
  changeFailed: 'The change could not be saved. Please try again.',
  deviceFull: 'This device holds 200 saved homes. Log in to save more.',
  listFull: 'You have saved 1,000 homes. Take some off your list first.',
  notesHere: 'Notes are kept on our own site only.',
} as const;
