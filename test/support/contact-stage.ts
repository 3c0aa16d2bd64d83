/** A person who can reach an owner: a scope, a fake server, and its calls. */
import { allSettled, fork, type Scope } from 'effector';
import { type ContactRequest, sessionRequested } from '../../src/model/account/entry.js';
import { contactReady } from '../../src/model/contact/facts.js';
import { reachOwnerFx } from '../../src/model/contact/reach-owner.js';
import { $api, $waitingToasts } from '../../src/model/index.js';
import { type FakeApi, fakeApi, type FakeReply } from './fake-api.js';

const target = {
  listingType: 'plot',
  id: 'p1',
  propertyId: 'HSG9',
  ownerId: 'owner-7',
  title: 'Plot in Karjat',
} as const;

export const request = (part: Partial<ContactRequest> = {}): ContactRequest => ({
  action: 'number',
  surface: 'search',
  place: 'results-1',
  target,
  ...part,
});

export const owner = { name: 'Asha Patil', phone: '9876543210', email: 'asha@example.com' };

export const refusal = (status: number, message?: string, code?: string) => () => {
  throw { reason: 'status', status, ...(message && { message }), ...(code && { code }) } as unknown as Error;
};
export const broken = () => {
  throw { reason: 'network' } as unknown as Error;
};

interface Stage {
  scope: Scope;
  fake: FakeApi;
  /** The calls since the setup, as "METHOD /path". */
  names: () => string[];
  toasts: () => string[];
  press: (part?: Partial<ContactRequest>) => Promise<void>;
}

/** Sets up a signed-in person with a balance and consent. */
export const stage = async (coins: number, replies: Record<string, FakeReply> = {}): Promise<Stage> => {
  localStorage.setItem('contact-consent', 'yes');
  const fake = fakeApi({
    checkAuth: () => ({ authenticated: true }),
    'get-coin': () => ({ coins }),
    'update-coins': ({ body }) => ({ coins: coins + (body as { coinsChange: number }).coinsChange }),
    'GET /api/v3/user': () => owner,
    sendsms: () => ({ message: 'Message sent' }),
    'add-viewdata': () => ({ message: 'View recorded' }),
    ...replies,
  });
  const scope = fork({ values: [[$api, fake.api]] });
  await allSettled(sessionRequested, { scope });
  await allSettled(contactReady, { scope, params: { place: 'results-1', surface: 'search' } });
  const before = fake.calls.length;
  return {
    scope,
    fake,
    names: () => fake.calls.slice(before).map(({ name }) => name),
    toasts: () => scope.getState($waitingToasts).map(({ tone, text }) => `${tone}: ${text}`),
    press: async (part) => {
      await allSettled(reachOwnerFx, { scope, params: request(part) });
    },
  };
};
