/** Reads the further facts of a listing in the words that files use for them. */
import { tidy } from './text.js';

const isNo = (text: string): boolean =>
  /^(?:no|none|nil|na|n\.a\.|0|not (?:available|provided)|नाही|नहीं)\b/iu.test(text);

/** Reads parking, as in "1 covered", "stilt", "open", "none". */
export const parseParking = (text: string): string | null => {
  const words = tidy(text);
  if (isNo(words)) return 'No parking';
  if (/cover|stilt|basement|podium|garage/i.test(words)) return 'Covered';
  return /open|yes|available|[1-9]|car|हो|हाँ/i.test(words) ? 'Open' : null;
};

const sides: readonly (readonly [pattern: RegExp, side: string])[] = [
  [/^n(?:orth)?[\s-]*e(?:ast)?\b|ईशान्य/i, 'North-East'],
  [/^n(?:orth)?[\s-]*w(?:est)?\b|वायव्य/i, 'North-West'],
  [/^s(?:outh)?[\s-]*e(?:ast)?\b|आग्नेय/i, 'South-East'],
  [/^s(?:outh)?[\s-]*w(?:est)?\b|नैऋत्य/i, 'South-West'],
  [/^e(?:ast)?\b|पूर्व/i, 'East'],
  [/^w(?:est)?\b|पश्चिम/i, 'West'],
  [/^n(?:orth)?\b|उत्तर/i, 'North'],
  [/^s(?:outh)?\b|दक्षिण/i, 'South'],
];

/** Reads a direction, as in "NE", "North East", "पूर्व". */
export const parseFacing = (text: string): string | null => {
  const words = tidy(text);
  return sides.find(([pattern]) => pattern.test(words))?.[1] ?? null;
};

/** Reads whether meals come with a room, as in "yes", "extra", "veg only", "no". */
export const parseMeals = (text: string): string | null => {
  const words = tidy(text);
  if (isNo(words)) return 'Not provided';
  if (/extra|charge|optional|paid/i.test(words)) return 'At extra cost';
  return /^(?:yes|y|true|included?|incl|available|veg|both|breakfast|lunch|dinner|हो|हाँ)/i.test(words)
    ? 'Included'
    : null;
};

/** The last hour that a choice names, counted on from the evening. */
const gates: readonly (readonly [hour: number, time: string])[] = [
  [21, '9 pm'],
  [22, '10 pm'],
  [23, '11 pm'],
  [24, '12 am'],
];

/** Reads when a gate closes, as in "10:30 pm", "22:00", "no restriction"; a time in between counts as the hour before it. */
export const parseGateTime = (text: string): string | null => {
  const words = tidy(text);
  if (isNo(words) || /24|any ?time|flexible|no (?:gate|time|restriction)/i.test(words)) return 'No gate time';
  const [, digits = '', half = ''] = /^(\d{1,2})(?:[:.]\d\d)? ?(am|pm)?/i.exec(words) ?? [];
  if (digits === '') return null;
  const hour = Number(digits) % 12;
  const late = half === '' ? Number(digits) : hour + (half.toLowerCase() === 'pm' ? 12 : 24);
  return gates.findLast(([at]) => at <= late)?.[1] ?? null;
};
