/** Lets the page's own address say what a widget shows, where the page asks for it; the code for that is a file of its own. */
import type { ComponentType, FunctionComponent } from 'react';
import { lazy } from '../element/lazy.js';
import type { routings } from './routings.js';

/** The attributes that say it. */
export interface RoutingProps {
  routing: (typeof routings)[number];
  routingPrefix: string;
}

/** What comes later of a routed widget. */
interface RouteParts<Props> {
  Route: ComponentType<Props & RoutingProps & { View: ComponentType<Props> }>;
}

/** Makes the view of a widget that may be routed; `load` brings what reads and writes the address. */
export const routed = <Props extends object>(
  View: ComponentType<Props>,
  load: () => Promise<{ lazyParts: RouteParts<Props> }>,
): FunctionComponent<Props & RoutingProps> => {
  const { useParts } = lazy(load);
  return (props) => {
    const isRouted = props.routing !== 'none';
    const parts = useParts(isRouted ? 0 : null);
    if (!isRouted) return <View {...props} />;
    return parts ? <parts.Route View={View} {...props} /> : null;
  };
};
