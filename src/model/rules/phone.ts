/** Indian phone numbers: ten digits, shown with +91. */
import { onlyDigits } from './digits.js';

/** Reduces a phone number to its ten digits, without +91 or a leading 0 (S-491); other lengths stay as they are. */
export const phoneDigits = (value: unknown): string => {
  const digits = onlyDigits(typeof value === 'number' || typeof value === 'string' ? String(value) : '');
  if (digits.length === 12 && digits.startsWith('91')) return digits.slice(2);
  if (digits.length === 11 && digits.startsWith('0')) return digits.slice(1);
  return digits;
};

/** Shows a phone number with +91 in front of its ten digits (S-158, S-491); anything else is shown as it came. */
export const formatPhone = (value: unknown): string => {
  const digits = phoneDigits(value);
  return digits.length === 10 ? `+91 ${digits}` : typeof value === 'string' ? value.trim() : digits;
};
