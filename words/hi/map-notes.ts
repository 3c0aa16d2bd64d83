/** The words of a map's legend and sources, in Hindi. */
import type { MapNotesWords } from '../en/map-notes.js';
import { joined } from '../joined.js';

const list = (months: readonly string[]): string => joined(months, 'और');

export const words = {
  building: (months) => `टूटी रेखा: निर्माणाधीन (${list(months)} की स्थिति)`,
  suspended: (months) => `बिंदु रेखा: सेवा बंद (${list(months)} की स्थिति)`,
  line: (name, status, month) =>
    `${name}: ${status === 'building' ? 'निर्माणाधीन' : 'सेवा बंद'} (${month} की स्थिति)।`,
  data: '© नक़्शे का स्रोत',
} satisfies MapNotesWords;
