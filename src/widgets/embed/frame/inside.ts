/** The end of frame.js within our frame: tells its height, and opens what leads elsewhere in the window around it. */
import { heightMessage, type HeightMessage, viewMessage, type ViewMessage } from './messages.js';

/** Pixels that a list of suggestions or a menu needs, which lies over the page and gives it no height. */
const roomWhileUsed = 480;

const tellHeight = (): void => {
  const tell = (): void => {
    const { height } = document.documentElement.getBoundingClientRect();
    const isUsed = document.activeElement !== document.body && document.activeElement !== null;
    const message: HeightMessage = {
      type: heightMessage,
      height: Math.ceil(isUsed ? Math.max(height, roomWhileUsed) : height),
    };
    // A height is nobody's secret, and which page is around only its browser knows.
    parent.postMessage(message, '*');
    tellWordPress({ message: 'height', value: Math.ceil(height) });
  };
  new ResizeObserver(tell).observe(document.documentElement);
  for (const name of ['focusin', 'focusout'])
    addEventListener(name, () => {
      requestAnimationFrame(tell);
    });
};

/** WordPress frames what oEmbed answers without scripts of its page's own, and hears these messages. */
const tellWordPress = (told: { message: string; value: unknown }): void => {
  const [, secret] = /secret=(\w+)/.exec(location.hash) ?? [];
  if (secret) parent.postMessage({ ...told, secret }, '*');
};

/** Where an event of a widget leads, unless the page prevents it. */
const hrefOf = (element: HTMLElement, name: string, detail: unknown): string | undefined => {
  const { href, query } = (detail ?? {}) as { href?: string; query?: string };
  if (href) return href;
  if (name !== 'housing-search') return undefined;
  const url = element.getAttribute('results-url') ?? '/search';
  return query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url;
};

const leading = ['search', 'open', 'post', 'edit', 'copy', 'responses', 'manage'].map(
  (name) => `housing-${name}`,
);

const openAround = (): void => {
  for (const name of leading)
    document.addEventListener(name, (event) => {
      const { target, detail } = event as CustomEvent<unknown>;
      const href = hrefOf(target as HTMLElement, name, detail);
      if (!href) return;
      event.preventDefault();
      open(href, '_top');
    });
  document.addEventListener('click', (event) => {
    const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
    if (link) tellWordPress({ message: 'link', value: link.href });
  });
};

const px = (value: number): string => `${String(Math.round(value))}px`;

/** A frame as tall as its content has no edge that is in sight: dialogs keep to the part that is. */
const keepInSight = (): void => {
  const { style } = document.documentElement;
  addEventListener('message', ({ data, source }: MessageEvent<Partial<ViewMessage> | null>) => {
    const { type, top, height } = data ?? {};
    if (source !== parent || type !== viewMessage || !Number.isFinite(top) || !Number.isFinite(height))
      return;
    style.setProperty('--frame-top', px(Number(top)));
    style.setProperty('--frame-bottom', px(innerHeight - Number(top) - Number(height)));
    style.setProperty('--frame-height', px(Number(height)));
  });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    'dialog{top:var(--frame-top,0)!important;bottom:var(--frame-bottom,0)!important;max-height:calc(var(--frame-height,100vh) - 16px)!important}',
  );
  const element = document.body.firstElementChild;
  // The card of oEmbed has no widget.
  if (element?.localName.includes('-'))
    void customElements.whenDefined(element.localName).then(() => {
      element.shadowRoot?.adoptedStyleSheets.push(sheet);
    });
};

/** Starts all of it. */
export const startInside = (): void => {
  tellHeight();
  keepInSight();
  openAround();
};
