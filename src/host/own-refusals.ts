/** Refusals that only pages of our own site show, translated with the page instead of with the texts of every widget. */

/** Returns what says a refusal in the language of the words; a text that is not among the messages is said as it came. */
export const ownRefusals = (
  messages: Readonly<Record<string, string>>,
): ((words: Readonly<Record<string, string>>, text: string | undefined) => string | undefined) => {
  const ids = new Map(Object.entries(messages).map(([id, text]) => [text, id]));
  return (words, text) => text && (words[ids.get(text) ?? ''] ?? text);
};
