/** Keeps a widget readable on whatever a page has painted behind it; a page need not say its `color-scheme`. */
import { addRules } from './sheet.js';
import { rootClass } from './tokens.js';

addRules(
  `.${rootClass}[data-ground]{padding:var(--h-space-3);border-radius:var(--h-radius-card);background:var(--h-bg)}`,
);

/** Luminances (WCAG, 0 to 1) at which the muted texts of the dark and the light theme reach 4.5 to 1. */
const [darkEnough, lightEnough] = [0.05, 0.72];
/** Black and white text are equally readable on this luminance. */
const middle = 0.18;
/** Milliseconds in which a page has changed from one ground to another. */
const change = 500;

/** What is behind a widget: a colour of this luminance, a picture, or what the browser paints under every page. */
type Behind = number | 'picture' | 'canvas';

/** Reads the parts of a colour, 0 to 255: those of sRGB from their text, of others from one painted pixel. */
function readColour(colour: string): number[] {
  const [, parts] = /^rgba?\(([\d., ]+)\)$/.exec(colour) ?? [];
  if (parts) {
    const [red = 0, green = 0, blue = 0, opacity = 1] = parts.split(',').map(Number);
    return [red, green, blue, opacity * 255];
  }
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [0, 0, 0, 0];
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data];
}

/** Finds the first ancestor, across shadow roots, that paints more than a tint. */
function behind(element: Element): Behind {
  let from: Element | null = element;
  while (from) {
    const { backgroundColor, backgroundImage } = getComputedStyle(from);
    const [red = 0, green = 0, blue = 0, opacity = 0] = readColour(backgroundColor);
    if (opacity > 127) {
      const light = [red, green, blue].map((part) => (part / 255) ** 2.2) as [number, number, number];
      return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
    }
    if (backgroundImage !== 'none') return 'picture';
    const root: Node = from.getRootNode();
    from = from.assignedSlot ?? from.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return 'canvas';
}

/** A widget's ground, once it is watched. */
export interface Ground {
  look: () => void;
  leave: () => void;
}

/**
 * Watches the ground of a widget. With the theme "auto" it takes the theme that is readable there; where neither is, or the
 * page has asked for the other one, the widget paints a ground of its own.
 */
export function watchGround(widget: Element, inner: HTMLElement, asked: () => string): Ground {
  const look = (): void => {
    const found = behind(widget);
    const isColour = typeof found === 'number';
    const readable = !isColour ? asked() : found > middle ? 'light' : 'dark';
    const theme = asked() === 'auto' ? readable : asked();
    const isHard = isColour ? found > darkEnough && found < lightEnough : found === 'picture';
    inner.dataset.theme = theme;
    inner.toggleAttribute('data-ground', isHard || theme !== readable);
  };
  let isChanging = false;
  const changed = (): void => {
    // Some pages write to their root as often as they are scrolled.
    if (isChanging) return;
    isChanging = true;
    requestAnimationFrame(look);
    setTimeout(() => {
      isChanging = false;
      look();
    }, change);
  };
  const observer = new MutationObserver(changed);
  for (const element of [document.documentElement, document.body])
    observer.observe(element, { attributes: true });
  const scheme = matchMedia('(prefers-color-scheme:dark)');
  scheme.addEventListener('change', changed);
  look();
  return {
    look,
    leave: () => {
      observer.disconnect();
      scheme.removeEventListener('change', changed);
    },
  };
}
