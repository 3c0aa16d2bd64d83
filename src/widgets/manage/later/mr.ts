/** The words of the dialogs in Marathi. */
import type { Words } from './messages.js';

export const mr = {
  deleteTitle: (id) => `${id} काढायची?`,
  deleteText: (id) =>
    `Property ID ${id} असलेली जाहिरात लगेच बाजारातून निघेल. 30 दिवसांपर्यंत ती कचरापेटीतून परत आणता येते.`,
  deleteForGood: (id) => `Property ID ${id} असलेली जाहिरात लगेच बाजारातून निघेल.`,
  keep: 'राहू द्या',
  remove: 'काढा',
  bin: 'कचरापेटी',
  binText: 'काढलेल्या जाहिराती येथे 30 दिवस राहतात. परत आणल्यावर त्या होत्या तशाच असतील.',
  binCount: (count) => `कचरापेटी (${String(count)})`,
  restore: 'परत आणा',
  restoreOf: (id) => `परत आणा: ${id}`,
  goneOn: (date) => `${date} रोजी कायमची निघेल`,
} satisfies Words;
