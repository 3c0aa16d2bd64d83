/** Makes a widget's class out of its description; another step puts the class under its tag. */
import type { ComponentType } from 'react';
import { type AttributeSpecs, type AttributeValues, camelCase } from './attributes.js';
import type { Emit } from './widget-context.js';
import type { DrawnView } from './drawn-view.js';
import { WidgetElement, type WidgetShape } from './widget-element.js';

const shared = {
  /** Address of the marketplace's server. Without it the one the script came from. */
  'api-base': { type: 'string' },
  /** The partner's key. Without it the `data-key` of the script. */
  'partner-key': { type: 'string' },
  /** Ties widgets of one page together; widgets of other groups are not heard. */
  group: { type: 'string', default: '' },
  /** Light or dark; `auto` follows the page's own color-scheme and ground. */
  theme: { type: 'enum', values: ['auto', 'light', 'dark'], default: 'auto' },
  /** `inherit` takes the page's font instead of the widget's own. */
  font: { type: 'enum', values: ['own', 'inherit'], default: 'own' },
} as const satisfies AttributeSpecs;

/** Stands for a property that only script can set; made by `property`. */
export interface PropertySpec<Value> {
  readonly value?: Value;
}

/** Declares a property of the given type. */
export const property = <Value>(): PropertySpec<Value> => ({});

type PropertySpecs = Readonly<Record<string, PropertySpec<unknown>>>;
type PropertyValues<Specs extends PropertySpecs> = {
  [Name in keyof Specs]?: Specs[Name] extends PropertySpec<infer Value> ? Value | undefined : never;
};

/** The properties of an element, which are also the props of its view. */
export type WidgetValues<
  Attributes extends AttributeSpecs,
  Properties extends PropertySpecs,
> = AttributeValues<Attributes & typeof shared> & PropertyValues<Properties>;

/** Describes a widget: its tag, its public face and the component that draws it. */
export interface WidgetSpec<Attributes extends AttributeSpecs, Properties extends PropertySpecs> {
  tag: `housing-${string}`;
  attributes: Attributes;
  properties?: Properties;
  view: ComponentType<WidgetValues<Attributes, Properties> & { emit: Emit }>;
  /** Prepares the first render of a view that the page's server has drawn already. */
  adopt?: (drawn: DrawnView) => Promise<void>;
}

/** The class of a widget, with the tag it is to be registered under. */
export interface WidgetClass<Values = object> {
  new (): WidgetElement & Values;
  readonly tag: string;
  readonly observedAttributes: readonly string[];
}

/** Makes the class of a widget without registering it; each attribute is also a camelCase property. */
export function defineWidget<
  const Attributes extends AttributeSpecs,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- a widget may have no properties
  Properties extends PropertySpecs = Record<never, never>,
>(spec: WidgetSpec<Attributes, Properties>): WidgetClass<WidgetValues<Attributes, Properties>> {
  const attributes = { ...shared, ...spec.attributes };
  const properties = Object.keys(spec.properties ?? {});
  const shape: WidgetShape = {
    tag: spec.tag,
    attributes,
    properties,
    view: spec.view as ComponentType,
    ...(spec.adopt && { adopt: spec.adopt }),
  };
  class Widget extends WidgetElement {
    static readonly tag = spec.tag;
    static readonly observedAttributes = [...Object.keys(attributes), 'lang'];
    get shape() {
      return shape;
    }
  }
  for (const name of [...Object.keys(attributes).map(camelCase), ...properties]) {
    Object.defineProperty(Widget.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Widget) {
        return this.read(name);
      },
      set(this: Widget, value: unknown) {
        this.write(name, value);
      },
    });
  }
  return Widget as unknown as WidgetClass<WidgetValues<Attributes, Properties>>;
}

/** Puts a widget's class under its tag; the first to come stays, since two scripts may meet on one page. */
export function register(widget: WidgetClass): void {
  if (!customElements.get(widget.tag)) {
    customElements.define(widget.tag, widget);
  }
}
