/** Style text as its rules. */

/** Splits style text into its top-level rules. */
export function rulesOf(text: string): string[] {
  const rules: string[] = [];
  let start = 0;
  let depth = 0;
  let quote = '';
  for (const { 0: sign, index } of text.matchAll(/\\.|["'{}]/gs)) {
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) {
        rules.push(text.slice(start, index + 1).trim());
        start = index + 1;
      }
    }
  }
  return rules;
}
