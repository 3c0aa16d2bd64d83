/** What pages of partners may call under their key, as the contract says of each call. */
import { allEndpoints } from '../../src/api/contract/all.js';
import type { Endpoint, PartnerUse } from '../../src/api/contract/endpoint.js';
import type { PartnerWidget } from '../../src/api/contract/partners.schema.js';

type Call = Pick<Endpoint, 'method' | 'path' | 'partner' | 'for'>;

/** A call that some pages may make. */
export interface PartnerRule {
  readonly access: 'anyone' | 'person' | 'ticket';
  /** The widgets that need it; a key without any of them may not call it. */
  readonly widgets?: readonly PartnerWidget[];
}

const widgetsFor: Readonly<Record<PartnerUse, readonly PartnerWidget[]>> = {
  reaching: ['results', 'listing-detail'],
  owning: ['post-property', 'manage'],
};

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/?]+')}/?(?:\\?|$)`);

const accesses = new Set<unknown>(['anyone', 'person', 'ticket']);

/** Makes the finder of rules for calls; one that does not say who may make it is for our own site only. */
export const createPartnerRules = (
  calls: readonly Call[],
): ((method: string, url: string) => PartnerRule | undefined) => {
  const known = calls.map(({ method, path, partner, for: use }) => ({
    method,
    pattern: patternOf(path),
    // Asked by the values it may have: a call that came by another way than the compiler's may say nothing.
    rule: accesses.has(partner)
      ? ({ access: partner, ...(use && { widgets: widgetsFor[use] }) } as PartnerRule)
      : undefined,
  }));
  return (asked, url) => {
    const method = asked === 'HEAD' ? 'GET' : asked;
    return known.find((each) => each.method === method && each.pattern.test(url))?.rule;
  };
};

/** Finds the rule of a call; none for what is for our own site only. */
export const partnerRuleOf = createPartnerRules(allEndpoints);
