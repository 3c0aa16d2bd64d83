/** Reads where a widget keeps its state. */
import type { Routing } from './address-part.js';
import type { RoutingProps } from './routed.js';

/** Returns the place in the address, and what the names of the widget begin with there. */
export const useRouting = ({ routing, routingPrefix }: RoutingProps): { where: Routing; prefix: string } => ({
  where: routing === 'hash' ? 'hash' : 'url',
  prefix: routingPrefix,
});
