/** The words of a map's legend and sources, in Marathi. */
import type { MapNotesWords } from '../en/map-notes.js';
import { joined } from '../joined.js';

const list = (months: readonly string[]): string => joined(months, 'आणि');

export const words = {
  building: (months) => `तुटक रेषा: बांधकाम सुरू (${list(months)} ची स्थिती)`,
  suspended: (months) => `ठिपक्यांची रेषा: सेवा बंद (${list(months)} ची स्थिती)`,
  line: (name, status, month) =>
    `${name}: ${status === 'building' ? 'बांधकाम सुरू' : 'सेवा बंद'} (${month} ची स्थिती).`,
  data: '© नकाशाचा स्रोत',
} satisfies MapNotesWords;
