/** The literal texts of the specifications: their English stands in src/model/rules/messages, and is the key elsewhere. */
export const words: Readonly<Record<string, string>> = {};
