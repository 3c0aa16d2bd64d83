/** The lifecycle of a widget's element: connect, upgrade, draw, survive moves, disconnect. */
import { createElement, type ComponentType, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { pageScope, type PartnerSettings, partnerSettings } from '../../../model/index.js';
import { closestAttribute, rootsOf } from './ancestors.js';
import { type AttributeSpec, camelCase, defaultOf, readAttribute, tell } from './attributes.js';
import { connectionOf } from './connection.js';
import { type DrawnView, takeData } from './drawn-view.js';
import { Frame, Stage } from './frame.js';
import { localeFor } from '../language/locale.js';
import type { Ground } from '../style/ground.js';
import { adopt } from '../style/sheet.js';
import { rootClass, tokensClass } from '../style/tokens.js';

/** Holds what makes one widget differ from another. */
export interface WidgetShape {
  tag: `housing-${string}`;
  attributes: Readonly<Record<string, AttributeSpec>>;
  properties: readonly string[];
  view: ComponentType;
  /** Puts what the page has brought with a drawn view into the scope, and loads the words it is in. */
  adopt?: (drawn: DrawnView) => Promise<void>;
}

// Importing a widget on a server must not fail for the lack of a DOM: only creating one may.
/** Stores are keyed by the group's name, so a name that every object inherits (`constructor`) is not allowed. */
const freeName = (name: unknown): unknown =>
  typeof name === 'string' && name in Object.prototype ? `${name}-` : name;

const page = globalThis as { HTMLElement?: typeof HTMLElement };
const ElementBase = page.HTMLElement ?? (Object as unknown as typeof HTMLElement);

/** What a widget takes from its ancestors, and follows there. */
const inherited = ['lang', 'theme', 'api-base', 'partner-key'];

function themeOf(element: Element, own: unknown): string {
  return own === 'light' || own === 'dark' ? own : (closestAttribute(element, 'theme') ?? 'auto');
}

let brand: Promise<void> | undefined;
const loadBrand = () =>
  (brand ??= import('../style/brand.js').then((module) => module.deriveBrand(), console.error));

/** The base class of all widgets; `defineWidget` adds the accessors of one. */
export abstract class WidgetElement extends ElementBase {
  abstract readonly shape: WidgetShape;
  #root: Root | undefined;
  #stage: Stage | null = null;
  #inner: HTMLElement | undefined;
  #fallback: HTMLElement | undefined;
  #isQueued = false;
  /** Whether anything has changed since the last drawing began. */
  #isStale = false;
  #isBroken = false;
  #isShut = false;
  /** Whether the server has drawn the view, and it is not adopted yet. */
  #isDrawn = false;
  /** The theme that the page asks for. */
  #theme = '';
  #ground: Ground | undefined;
  readonly #values: Record<string, unknown> = {};
  readonly #keepStage = (stage: Stage | null): void => {
    this.#stage = stage;
  };
  readonly #redraw = (): void => {
    this.#queue();
  };
  readonly #surroundings = new MutationObserver(() => {
    this.#queue();
  });

  connectedCallback(): void {
    this.#attach();
    this.#upgrade();
    this.#surroundings.disconnect();
    for (const root of rootsOf(this))
      this.#surroundings.observe(root, { subtree: true, attributeFilter: inherited });
    this.#queue();
  }

  /** Called instead of the two others when a page moves the element with moveBefore: its state stays. */
  connectedMoveCallback(): void {
    this.connectedCallback();
  }

  disconnectedCallback(): void {
    // A move disconnects and connects in one go: only an element that is still disconnected afterwards is unmounted.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#surroundings.disconnect();
      this.#ground?.leave();
      this.#ground = undefined;
      this.#root?.unmount();
      this.#root = undefined;
    });
  }

  attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
    if (name === 'lang') this.#queue();
    else this.write(camelCase(name), text);
  }

  /** Sends a composed, cancelable event to the page; answers false when the page prevented the default. */
  emit(name: `housing-${string}`, detail?: unknown): boolean {
    const init = { detail, bubbles: true, composed: true, cancelable: true };
    return this.dispatchEvent(new CustomEvent(name, init));
  }

  /** Returns a property's value as the view sees it. */
  read(name: string): unknown {
    return name in this.#values ? this.#values[name] : this.#defaults()[name];
  }

  /** Sets a property, or what an attribute says of it; several in one turn draw once. */
  write(name: string, value: unknown): void {
    const { tag, attributes } = this.shape;
    const known = Object.entries(attributes).find(([attribute]) => camelCase(attribute) === name);
    this.#values[name] = known ? readAttribute(tag, ...known, value) : value;
    this.#queue();
  }

  #defaults(): Record<string, unknown> {
    const specs = Object.entries(this.shape.attributes);
    return Object.fromEntries(specs.map(([name, spec]) => [camelCase(name), defaultOf(spec)]));
  }

  #attach(): void {
    if (!this.#inner) {
      // embed.js may have shown a failure here, or the page's server have drawn the view.
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      const drawn = shadow.querySelector<HTMLElement>('[data-first]');
      // What dresses a drawn view stays: parts of it that sleep are dressed by it to the end.
      adopt(shadow);
      this.#isDrawn = drawn !== null;
      this.#fallback = document.createElement('slot');
      this.#inner = drawn ?? document.createElement('div');
      this.#inner.className = `${tokensClass} ${rootClass}`;
      if (drawn) shadow.getElementById('failure')?.remove();
      else shadow.replaceChildren(this.#fallback, this.#inner);
    }
  }

  /** Makes the root of the first render, which adopts what the server has drawn; later views go to its stage. */
  #render(inner: HTMLElement, view: ReactElement): void {
    if (this.#stage) {
      this.#stage.setState({ view });
      return;
    }
    const stage = <Stage first={view} ref={this.#keepStage} />;
    if (this.#isDrawn) {
      this.#isDrawn = false;
      inner.removeAttribute('data-first');
      this.#root = hydrateRoot(inner, stage);
    } else {
      this.#root ??= createRoot(inner);
      this.#root.render(stage);
    }
  }

  /** Gives up what is drawn, without the data to go on from. */
  #drawAnew(inner: HTMLElement): void {
    this.#isDrawn = false;
    inner.removeAttribute('data-first');
    inner.replaceChildren();
  }

  /** Applies properties that a page set before the element was defined: they would hide the accessors. */
  #upgrade(): void {
    const own = this as unknown as Record<string, unknown>;
    const names = [...Object.keys(this.shape.attributes).map(camelCase), ...this.shape.properties];
    for (const name of names) {
      if (!Object.hasOwn(this, name)) continue;
      const value = own[name];
      Reflect.deleteProperty(this, name);
      own[name] = value;
    }
  }

  #queue(): void {
    this.#isStale = true;
    if (this.#isQueued) return;
    this.#isQueued = true;
    queueMicrotask(() => {
      this.#isQueued = this.#isStale = false;
      if (this.isConnected) void this.#draw(this.#inner as HTMLElement);
    });
  }

  /** Shows the page's own content when the partner's key leaves this widget out. */
  #shut(inner: HTMLElement, { widgets }: PartnerSettings): void {
    const isShut = widgets?.every((name) => !this.shape.tag.endsWith(name)) ?? false;
    if (isShut && !this.#isShut) {
      tell(({ complainOfKey }) => {
        complainOfKey(this.shape.tag);
      });
      if (this.#fallback) inner.before(this.#fallback);
    }
    this.#isShut = isShut;
  }

  /**
   * Applies the brand colour of the page, or else of the partner's settings: after the layout of the frame and before its
   * paint, when reading a computed style costs nothing. Earlier it would force a layout of the whole page.
   */
  #paint(inner: HTMLElement, settings: PartnerSettings): void {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      this.#applyBrand(inner, settings);
      void this.#onceDrawn(inner);
    });
    observer.observe(inner);
  }

  /** Our own pages paint what goes with their theme. */
  async #onceDrawn(inner: HTMLElement): Promise<void> {
    if (this.closest(`.${tokensClass}`)) return;
    const { onceDrawn } = await import('./once-drawn.js');
    if (this.isConnected) this.#ground ??= onceDrawn(this, inner, () => this.#theme);
  }

  #applyBrand(inner: HTMLElement, { brand, brandDark = brand }: PartnerSettings): void {
    const pageBrand = getComputedStyle(this).getPropertyValue('--housing-brand');
    const settled = pageBrand || !brand ? '' : `light-dark(${brand},${brandDark})`;
    // Setting the same value again would cause another layout.
    if (inner.style.getPropertyValue('--housing-brand') !== settled)
      inner.style.setProperty('--housing-brand', settled);
    const hasBrand = Boolean(pageBrand || brand);
    if (inner.hasAttribute('data-brand') !== hasBrand) inner.toggleAttribute('data-brand', hasBrand);
    if (hasBrand) void loadBrand();
  }

  async #draw(inner: HTMLElement): Promise<void> {
    const locale = localeFor(closestAttribute(this, 'lang'));
    // Written again, the same language would have all that is within dressed anew.
    if (inner.lang !== locale) inner.lang = locale;
    const theme = themeOf(this, this.read('theme'));
    if (theme !== this.#theme) {
      this.#theme = theme;
      inner.dataset.theme = theme;
      this.#ground?.look();
    }
    inner.dataset.font = this.read('font') as string;
    const emit = this.emit.bind(this);
    const own: Record<string, unknown> = { ...this.#defaults(), ...this.#values, emit };
    own.group = freeName(own.group);
    const connection = connectionOf(this, own);
    const scope = pageScope(connection);
    const settings = partnerSettings(scope, this.#redraw);
    const props: Record<string, unknown> = {
      ...own,
      listingUrl: own.listingUrl ?? settings.listingUrl,
      resultsUrl: own.resultsUrl ?? settings.resultsUrl,
    };
    this.#shut(inner, settings);
    const { adopt: adoptView } = this.shape;
    if (this.#isDrawn && adoptView) {
      // Until the view is adopted nothing else draws.
      this.#isQueued = true;
      const data = await takeData(this.shadowRoot as ShadowRoot);
      if (data === undefined) this.#drawAnew(inner);
      else await adoptView({ scope, locale, props, data });
      this.#isQueued = false;
      if (!this.isConnected) return;
      // What the page has set meanwhile.
      if (this.#isStale) this.#queue();
    }
    this.#paint(inner, settings);
    this.#render(
      inner,
      <Frame
        // Another key is another page: nothing of the one before stays.
        key={connection.key}
        scope={scope}
        locale={locale}
        emit={emit}
        onPaint={() => {
          if (!this.#isBroken && !this.#isShut) this.#fallback?.remove();
        }}
        onError={(error) => {
          tell(({ complainOfView }) => {
            complainOfView(this.shape.tag, error);
          });
          this.#isBroken = true;
          if (this.#fallback) inner.before(this.#fallback);
        }}
      >
        {this.#isShut ? null : createElement(this.shape.view, props)}
      </Frame>,
    );
  }
}
