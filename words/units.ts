/** The units of short prices and areas in other languages: "1.3 Cr" is "1.3 करोड़" in Hindi. */

/** What stands for Cr, Lac or Lacs, K and sq ft. */
type Units = readonly [crore: string, lac: string, thousand: string, squareFeet: string];

const withUnits =
  ([crore, lac, thousand, squareFeet]: Units) =>
  (text: string): string =>
    text
      .replace(/\bCr\b/g, crore)
      .replace(/\bLacs?\b/g, lac)
      .replace(/\bK\b/g, thousand)
      .replace(/\bsq ft\b/g, squareFeet);

/** Writes short prices and captions in Hindi. */
export const inHindi = withUnits(['करोड़', 'लाख', 'हज़ार', 'वर्ग फुट']);

/** Writes short prices and captions in Marathi. */
export const inMarathi = withUnits(['कोटी', 'लाख', 'हजार', 'चौ. फूट']);
