/** A description out of the reference, with its code as code. */

/** Draws it: what stands between two backticks is code. */
export function Described({ text }: { text: string }) {
  return text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
}
