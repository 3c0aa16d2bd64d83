/** The words for the exact place of a home: the field of the posting form, and the map on which a pin is put. */

export const words = {
  example: '18.50743, 73.80771',
  help: 'Only you see it. Buyers see a point 200 to 300 m beside it, and how far the station is from there.',
  onMap: 'Choose on the map',
  move: 'Move on the map',
  here: 'Use where I am',
  finding: 'Finding where you are',
  found: (metres: string) => `Found to about ${metres} m. Check on the map that it’s right.`,
  coarse: (metres: string) => `Your device only knows it to about ${metres} m. Move the pin on the map.`,
  denied: 'Your browser won’t say where you are. Allow it for this site, or choose on the map.',
  notFound: 'Couldn’t find where you are. Choose on the map instead.',
  away: 'You seem to be outside India. Choose on the map instead.',
  remove: 'Remove the pin',
  removed: 'The pin is removed.',

  title: 'Where is the property?',
  map: 'Map with a pin in its middle. Arrow keys move the map below the pin, plus and minus bring it closer and farther.',
  hint: 'Move the map until the pin stands on the property.',
  put: 'Put the pin here',
  cancel: 'Cancel',
  distance: (km: string, place: string) => `${km} km from the middle of ${place}`,
};

/** Names what each language's catalogue of them holds. */
export type MapPinWords = typeof words;
