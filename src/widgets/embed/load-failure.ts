/** What a tag shows when its files could not be loaded: its own content, a message, and Retry. */
import { closestAttribute } from '../kit/element/ancestors.js';

const words = {
  en: ['Could not load.', 'Try again'],
  hi: ['लोड नहीं हुआ।', 'फिर कोशिश करें'],
  mr: ['लोड झाले नाही.', 'पुन्हा प्रयत्न करा'],
} as const;

// System colours follow the page's light or dark scheme; `all: initial` drops the styles around it.
const look =
  'all:initial;color-scheme:inherit;display:block;padding:8px;border:1px solid;' +
  'background:Canvas;color:CanvasText;font:15px system-ui';

/** Shows the message in an element that is not defined, below its own content or above what is drawn in it; once. */
export const showFailure = (element: Element, retry: () => void): void => {
  const drawn = element.shadowRoot;
  if (drawn?.getElementById('failure')) return;
  const language = closestAttribute(element, 'lang')?.slice(0, 2);
  const known: Partial<typeof words> = words;
  const [failed, again] = known[language as keyof typeof words] ?? words.en;
  const box = document.createElement('p');
  box.id = 'failure';
  box.role = 'status';
  box.style.cssText = look;
  const button = document.createElement('button');
  button.textContent = again;
  button.style.cssText = 'font:inherit;min-height:44px;margin:8px';
  button.onclick = retry;
  box.append(failed, button);
  if (drawn) drawn.prepend(box);
  else element.attachShadow({ mode: 'open' }).append(document.createElement('slot'), box);
};
