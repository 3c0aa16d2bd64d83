/** A real widget as a specimen: what is done in it does not lead away from the page. */
import { createElement, type CSSProperties, type ReactNode, type RefObject, useEffect } from 'react';
import type { WidgetName } from './widget-loader.js';
import { WidgetPlace } from './widget-place.js';

/** The events by which widgets ask the site to go somewhere. */
const leading = ['search', 'open', 'post', 'edit', 'copy', 'responses', 'sign-in', 'manage'].map(
  (name) => `housing-${name}`,
);

/**
 * Keeps the site from hearing what happens inside an element. With `isStill` nothing comes of it at all; without, widgets
 * of one group still answer each other.
 */
export const useOwnEvents = (element: RefObject<HTMLElement | null>, isStill: boolean): void => {
  useEffect(() => {
    const { current } = element;
    const stop = (event: Event): void => {
      event.stopPropagation();
      if (isStill) event.preventDefault();
    };
    for (const name of leading) current?.addEventListener(name, stop);
    return () => {
      for (const name of leading) current?.removeEventListener(name, stop);
    };
  }, [element, isStill]);
};

/** What a WidgetPreview takes. */
interface WidgetPreviewProps {
  widget: WidgetName;
  attributes: Readonly<Record<string, string | undefined>>;
  /** Custom properties. */
  colours?: Readonly<Record<string, string>>;
  /** Properties that only a script sets. */
  properties?: Readonly<Record<string, unknown>>;
  children?: ReactNode;
}

/** Draws the tag; another one whenever what it begins with has changed. */
export function WidgetPreview({
  widget,
  attributes,
  colours = {},
  properties = {},
  children,
}: WidgetPreviewProps) {
  const key = JSON.stringify([widget, attributes, Object.keys(properties)]);
  const given = { ...attributes, ...properties, style: colours as CSSProperties };
  return (
    <WidgetPlace widget={widget}>
      {createElement(`housing-${widget}`, { key, ...given }, children)}
    </WidgetPlace>
  );
}
