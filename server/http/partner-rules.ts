/** Which calls partner pages may make, as the contract says of each (`partner`). */
import { allEndpoints } from '../../src/api/contract/all.js';
import type { Endpoint, PartnerUse } from '../../src/api/contract/endpoint.js';
import type { PartnerWidget } from '../../src/api/contract/partners.schema.js';

type Call = Pick<Endpoint, 'method' | 'path' | 'partner' | 'for'>;

/** The rule of a call that partner pages may make. */
export interface PartnerRule {
  readonly access: 'anyone' | 'person' | 'ticket';
  /** What the person must have allowed on the page. */
  readonly use?: PartnerUse;
  /** The widgets that need it; a key without any of them may not call it. */
  readonly widgets?: readonly PartnerWidget[];
}

const widgetsFor: Readonly<Record<PartnerUse, readonly PartnerWidget[]>> = {
  reaching: ['results', 'listing-detail'],
  posting: ['post-property', 'manage'],
  managing: ['post-property', 'manage'],
};

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/?]+')}/?(?:\\?|$)`);

const accesses = new Set<unknown>(['anyone', 'person', 'ticket']);

/** Makes the function that finds the rule of a call; a call without `partner` is for our own site only. */
export const createPartnerRules = (
  calls: readonly Call[],
): ((method: string, url: string) => PartnerRule | undefined) => {
  const known = calls.map(({ method, path, partner, for: use }) => ({
    method,
    pattern: patternOf(path),
    // `partner` is compared with its values, since a call declared in untyped code may have none.
    rule: accesses.has(partner)
      ? ({ access: partner, ...(use && { use, widgets: widgetsFor[use] }) } as PartnerRule)
      : undefined,
  }));
  return (asked, url) => {
    const method = asked === 'HEAD' ? 'GET' : asked;
    return known.find((each) => each.method === method && each.pattern.test(url))?.rule;
  };
};

/** Finds the rule of a call; undefined for calls of our own site only. */
export const partnerRuleOf = createPartnerRules(allEndpoints);
