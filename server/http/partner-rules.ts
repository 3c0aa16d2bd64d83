/** What pages of partners may call under their key: nothing but this list. */
import type { PartnerWidget } from '../../src/api/contract/partners.schema.js';

/** Who may make a call: any page of the partner, or a person who signed in there; `token` calls open and end that. */
export interface PartnerRule {
  readonly methods: readonly string[];
  readonly path: RegExp;
  readonly access: 'anyone' | 'person' | 'token';
  /** The widgets that need it; a key without any of them may not call it. */
  readonly widgets?: readonly PartnerWidget[];
}

const end = '(?:\\?|$)';
const at = (path: string): RegExp => new RegExp(`^/api/${path}${end}`);
const reaching: readonly PartnerWidget[] = ['results', 'listing-detail'];
const own: readonly PartnerWidget[] = ['post-property', 'manage'];
const one = '[^/?]+';

/** Lists the calls; a path that is not here is for our own site only. */
export const partnerRules: readonly PartnerRule[] = [
  { methods: ['GET'], path: at('v3/partner-page'), access: 'anyone' },
  {
    methods: ['GET'],
    path: at(`v3/(?:localities|market|content|societies|developers|(?:facets|usual-price)/${one})`),
    access: 'anyone',
  },
  { methods: ['GET'], path: at(`v3/(?:properties/${one}|property/${one}/${one})`), access: 'anyone' },
  { methods: ['PUT'], path: at(`v4/increment-visit/${one}/${one}`), access: 'anyone' },

  { methods: ['POST'], path: at('v1/partner-token(?:/refresh)?'), access: 'token' },
  { methods: ['POST'], path: at('v1/partner-tickets'), access: 'person' },
  { methods: ['GET'], path: at('v1/(?:checkAuth|profile|get-coin)'), access: 'person' },
  { methods: ['POST'], path: at('v1/logout'), access: 'person' },
  { methods: ['PUT'], path: at('v1/update-coins'), access: 'person', widgets: reaching },
  { methods: ['GET'], path: at(`v3/(?:user/${one}|my-contacts)`), access: 'person', widgets: reaching },
  {
    methods: ['POST'],
    path: at('v3/(?:sendsms|add-viewdata|contact-consent)'),
    access: 'person',
    widgets: reaching,
  },

  { methods: ['POST'], path: at(`v2/${one}property`), access: 'person', widgets: own },
  { methods: ['PUT'], path: at(`v4/update${one}property/${one}`), access: 'person', widgets: own },
  { methods: ['PUT'], path: at(`v4/updateproperty/${one}`), access: 'person', widgets: own },
  { methods: ['POST'], path: at('v4/import(?:-check)?'), access: 'person', widgets: own },
  { methods: ['POST', 'DELETE'], path: at(`v[14]/uploads(?:/${one})?`), access: 'person', widgets: own },
  { methods: ['GET'], path: at('v4/(?:userproperties|deletedproperties)'), access: 'person', widgets: own },
  {
    methods: ['GET'],
    path: at(`v7/(?:userpropertiesId|my-property-views(?:/${one})?)`),
    access: 'person',
    widgets: own,
  },
  { methods: ['PUT'], path: at(`v4/restoreproperty/${one}`), access: 'person', widgets: own },
  { methods: ['DELETE'], path: at(`v4/deleteproperty/${one}`), access: 'person', widgets: own },
  {
    methods: ['PUT'],
    path: at(`v4/(?:property-visit|property-status)/${one}(?:/${one})?`),
    access: 'person',
    widgets: own,
  },
];

/** Finds the rule of a call. */
export const partnerRuleOf = (method: string, url: string): PartnerRule | undefined =>
  partnerRules.find(
    ({ methods, path }) => methods.includes(method === 'HEAD' ? 'GET' : method) && path.test(url),
  );
