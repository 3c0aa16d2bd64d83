/** Checks the contrast of the colours that a partner has chosen, as the browser resolves them. */
import type { CheckedPage, Finding } from './finding.js';

const least = 4.5;
const pairs = [
  ['text', 'surface'],
  ['muted', 'surface'],
  ['brand', 'surface'],
  ['on-brand', 'fill,var(--h-brand)'],
  ['on-accent', 'accent'],
] as const;

/** Paints a colour of whatever notation on one pixel and reads it. */
const rgbOf = (colour: string): number[] => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) return [0, 0, 0];
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data];
};
const luminanceOf = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = rgbOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the contrast of two colours, from 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** Returns the pairs of the widgets' colours that are hard to read. */
export const colourFindings = ({ find, words }: CheckedPage): Finding[] => {
  const faults = find('*').flatMap((element): Finding[] => {
    const inner =
      element.localName.startsWith('housing-') && element.shadowRoot?.querySelector('.housing-root');
    if (!inner) return [];
    const probe = inner.appendChild(document.createElement('i'));
    probe.hidden = true;
    const weak = pairs.flatMap(([front, back]) => {
      probe.style.color = `var(--h-${front})`;
      probe.style.backgroundColor = `var(--h-${back})`;
      const { color, backgroundColor } = getComputedStyle(probe);
      const ratio = contrastOf(color, backgroundColor);
      const pair = `${front} / ${back.split(',')[0] === 'fill' ? 'brand' : back}`;
      return ratio < least ? [words.contrast(element.localName, pair, ratio.toFixed(1))] : [];
    });
    probe.remove();
    return weak.map((text) => ({ topic: 'colours', isOk: false, text }));
  });
  return [...new Map(faults.map((fault) => [fault.text, fault])).values()];
};
