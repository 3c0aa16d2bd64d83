/** Takes the first cards that embed.js has asked for: shows them, and leaves their answer for the widget. */
import type {
  DrawnElement,
  FirstAnswer,
  FirstAnswers,
  FirstCards,
  FirstScreen,
} from '../../../model/connection/first-answers.js';
import type { DrawnRoot } from '../../kit/element/drawn-view.js';
import { holdPress } from '../../kit/element/held-press.js';
import { firstCardsPath } from '../first-cards.js';
import type { Roots } from '../roots.js';

/** Milliseconds for which answers are good: a widget that comes later asks anew. */
const goodFor = 30_000;

/** Milliseconds that the rest of an answer may take behind its head: a widget asks anew then. */
const patience = 10_000;

/** Gives the root the brand colour of the page, or else of the key, as the widget will. */
const paint = (element: Element, inner: HTMLElement, brand = ''): void => {
  const own = getComputedStyle(element).getPropertyValue('--housing-brand');
  if (!own) inner.style.setProperty('--housing-brand', brand);
  inner.toggleAttribute('data-brand', Boolean(own || brand));
};

const svg = 'http://www.w3.org/2000/svg';

/** Makes an element and what is in it one by one, since many a policy lets no markup in (Trusted Types). */
const make = (drawn: DrawnElement, space: string | null = null): Element => {
  const [tag, attributes] = drawn;
  const own = tag === 'svg' ? svg : space;
  const element = own ? document.createElementNS(own, tag) : document.createElement(tag);
  for (const name in attributes) element.setAttribute(name, attributes[name] as string);
  // Counted, not taken apart: a page has hundreds of elements before its first frame, and this code has just come.
  for (let at = 2; at < drawn.length; at += 1) {
    const part = drawn[at] as DrawnElement | string;
    element.append(typeof part === 'string' ? part : make(part, own));
  }
  return element;
};

/** Attributes by which other cards are meant; a key may lock what is seen. */
const meaning = 'partner-key api-base tab city location property filters locked'.split(' ');

/** Takes drawn cards away where others are meant before the widget has taken them over: it asks for those. */
const watchMeaning = (element: Element, { answers }: PageParts): void => {
  const observer = new MutationObserver(() => {
    element.shadowRoot?.replaceChildren(document.createElement('slot'));
    answers.clear();
  });
  for (const root of [document, element.getRootNode()])
    observer.observe(root, { subtree: true, attributeFilter: meaning });
  void customElements.whenDefined(element.localName).then(() => {
    observer.disconnect();
  });
};

/** Keeps what is pressed on drawn cards for the widget; links too: what they open is the widget's to say. */
const hold = ({ shadowRoot }: Element): void => {
  const inner = shadowRoot?.querySelector<HTMLElement>('[data-first]');
  if (inner) holdPress(inner, 'a, button');
};

/** Milliseconds after the frame of the first screen in which nothing else is done: what is pressed then is answered at once. */
const breath = 50;

/** Makes the cards behind the first screen; a second time there are none left. */
const makeFurther = (inner: Element, further: DrawnElement[] = []): void =>
  inner
    .querySelector('article')
    ?.closest('ul')
    ?.append(...further.splice(0).map((each) => make(each)));

/** Widths in pixels below which a window shows few cards at once, and how many that are at most. */
const [narrow, fewCards] = [720, 3];

/** Finds the list of cards in what is drawn. */
const listIn = (drawn: DrawnElement): DrawnElement | undefined => {
  if (drawn[0] === 'ul') return drawn;
  for (const part of drawn.slice(2)) {
    const list = typeof part === 'string' ? undefined : listIn(part as DrawnElement);
    if (list) return list;
  }
  return undefined;
};

/** Takes out of what is drawn the cards that the window does not show at once: they need not hold up its first frame. */
const takeUnseen = (drawn: DrawnElement): DrawnElement[] =>
  innerWidth < narrow ? ((listIn(drawn)?.splice(2 + fewCards) ?? []) as DrawnElement[]) : [];

/** Puts drawn cards into the tag, for the widget to take over when the rest has come. */
const show = (
  element: Element,
  { drawn, css, brand }: FirstScreen & { drawn: DrawnElement },
  coming: Promise<FirstCards | undefined>,
): void => {
  if (element.shadowRoot || customElements.get(element.localName)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const unseen = takeUnseen(drawn);
  const inner = make(drawn) as HTMLElement;
  const finish = async (): Promise<FirstCards | undefined> => {
    makeFurther(inner, unseen);
    const cards = await coming;
    makeFurther(inner, cards?.further);
    return cards && { ...cards, drawn: null };
  };
  Object.assign(inner, { take: finish } satisfies DrawnRoot);
  inner.dataset.first = '';
  const shadow = element.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  paint(element, inner, brand);
  shadow.append(inner);
  hold(element);
  // The frame is painted after this.
  requestAnimationFrame(() => setTimeout(() => void finish(), breath));
};

/** Reads an answer, and tells its first line, which is JSON without its brace, before the rest has come. */
const read = async (reply: Response, tell: (screen: FirstScreen) => void): Promise<FirstCards> => {
  const reader = (reply.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  let isTold = false;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return JSON.parse(text) as FirstCards;
    text += decoder.decode(value, { stream: true });
    const end = text.indexOf('\n');
    if (end >= 0 && !isTold) {
      isTold = true;
      tell(JSON.parse(`${text.slice(0, end)}}`) as FirstScreen);
    }
  }
};

/** Writes a page of a list as its own call would answer it. */
const asList = ({ listings, total, isAtLeast, next }: FirstCards): Response =>
  new Response(JSON.stringify(listings), {
    headers: {
      'x-total-count': String(total),
      ...(isAtLeast && { 'x-total-relation': 'at-least' }),
      ...(next !== null && { link: `<?after=${encodeURIComponent(next)}>; rel="next"` }),
    },
  });

/** What the tools need of embed.js. */
export interface PageParts {
  /** Where the answers of the page lie for the widgets. */
  answers: FirstAnswers;
  /** Finds tags of the page. */
  find: Roots['find'];
}

/** Whether cards may be shown now: a search box that takes no room yet would push them down. */
const hasRoom = (find: Roots['find']): boolean =>
  find('housing-search-box:not(:defined)').every((box) => (box as HTMLElement).offsetHeight > 0);

// Those that the page came with.
document.querySelectorAll('housing-results').forEach(hold);

/** What was asked for. */
export interface Asked {
  element: Element;
  address: string;
  /** Whether the tag and its page still say the same; else the widget asks for what they say now. */
  isMeant: () => boolean;
}

/** What embed.js calls. */
export interface FirstTools {
  /** Takes the reply to what was asked. */
  receive: (asked: Asked, reply: Response, parts: PageParts) => Promise<FirstAnswer | undefined>;
}

/** The tools of this file. */
export const tools: FirstTools = {
  receive: async ({ element, address, isMeant }, reply, page) => {
    const { answers, find } = page;
    setTimeout(() => {
      answers.clear();
    }, goodFor);
    // A refusal is the widget's to tell, which asks again.
    if (!reply.ok) return undefined;
    const whole = read(reply, ({ drawn, ...sheet }) => {
      if (!drawn || !isMeant() || !hasRoom(find)) return;
      show(element, { drawn, ...sheet }, coming);
      watchMeaning(element, page);
    }).catch(() => undefined);
    const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
    const coming = Promise.race([whole, tooLate]);
    const cards = await coming;
    const [base = ''] = address.split(firstCardsPath);
    return cards && { address: base + cards.call, reply: asList(cards) };
  },
};
