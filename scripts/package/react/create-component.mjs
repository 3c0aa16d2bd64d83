/**
 * Makes the React component of a widget's tag. What can be said in attributes stands in the markup of a server too, with a link
 * for readers without scripts inside; objects and events follow in the browser.
 */
import * as react from 'react';
import { noScriptContent } from './no-script-content.mjs';

/** React warns of layout effects on a server, where there is nothing to lay out. */
const useEarlyEffect = typeof document === 'undefined' ? react.useEffect : react.useLayoutEffect;

const textOf = (value) => {
  if (value === undefined || value === null || value === false) return undefined;
  return value === true ? '' : String(value);
};

/** Sorts props into attributes of the tag, properties of the element, listeners, and what React itself knows. */
const sortProps = (props, { attributes, properties, events }) => {
  const sorted = { markup: {}, own: {}, heard: {} };
  for (const [name, value] of Object.entries(props)) {
    if (name in attributes) sorted.markup[attributes[name]] = textOf(value);
    else if (properties.includes(name)) sorted.own[name] = value;
    else if (name in events) sorted.heard[events[name]] = value;
    else sorted.markup[name] = value;
  }
  // React passes on what it does not know as it stands.
  if ('className' in sorted.markup) {
    sorted.markup.class = sorted.markup.className;
    delete sorted.markup.className;
  }
  return sorted;
};

const giveTo = (ref, element) => {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
};

/** Makes the component: `widget` has its tag, its name, and the names of its attributes, properties and events. */
export const createComponent = (widget) => {
  const Widget = react.forwardRef(({ children, ...props }, ref) => {
    const element = react.useRef(null);
    const { markup, own, heard } = sortProps(props, widget);
    const latest = react.useRef(heard);
    useEarlyEffect(() => {
      latest.current = heard;
      for (const name of widget.properties)
        if (element.current[name] !== own[name]) element.current[name] = own[name];
    });
    useEarlyEffect(() => {
      const { current } = element;
      giveTo(ref, current);
      const stops = Object.values(widget.events).map((name) => {
        const hear = (event) => latest.current[name]?.(event);
        current.addEventListener(name, hear);
        return () => current.removeEventListener(name, hear);
      });
      return () => {
        giveTo(ref, null);
        for (const stop of stops) stop();
      };
    }, [ref]);
    return react.createElement(
      widget.tag,
      { ...markup, ref: element },
      children ?? noScriptContent(widget.tag, props),
    );
  });
  Widget.displayName = widget.name;
  return Widget;
};
