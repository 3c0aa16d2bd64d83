/** An agency as its people see it, and an invitation to it, as the calls would answer. */
import type { Agency } from '../../src/api/contract/agencies.schema.js';
import { plain, type Screen } from './screen.js';
import { pressed, type Way } from './screen-states.js';

const joinedAt = '2026-11-02T09:00:00.000Z';
const expiresAt = '2026-11-30T09:00:00.000Z';

const agency: Agency = {
  ...{ id: 'ag1', name: 'Shree Estates', role: 'owner' },
  people: [
    { id: 'ag1', name: 'Shree Estates', email: 'office@shree.example', role: 'owner' },
    { id: 'p1', name: 'Meera Pawar', email: 'meera.pawar.of.shree@shree.example', role: 'member', joinedAt },
    { id: 'p2', name: 'Mohan Rane', email: 'mohan@shree.example', role: 'manager', joinedAt },
  ],
  invites: [
    { id: 'i1', email: 'kiran@shree.example', role: 'member', expiresAt, link: 'https://homes.example/' },
  ],
  acts: [
    { name: 'Meera Pawar', act: 'listing-posted', about: 'HS-4K7P2Q', at: joinedAt },
    { name: '', act: 'agency-joined', at: joinedAt },
  ],
};

/** Somebody with an agency of their own, who works for it and belongs to another one. */
const ownAgency: Way = async (page) => {
  await page.route('**/api/v1/agencies', (route) =>
    route.fulfill({
      json: {
        agencies: [
          { id: 'ag1', name: 'Shree Estates', role: 'owner' },
          { id: 'ag2', name: 'Konkan Homes and Land', role: 'member' },
        ],
        workingFor: { id: 'ag2', name: 'Konkan Homes and Land', hasEnded: false },
      },
    }),
  );
  await page.route('**/api/v1/agencies/ag1', (route) => route.fulfill({ json: agency }));
  await page.route('**/api/v1/agencies/ag2', (route) =>
    route.fulfill({
      json: { ...agency, id: 'ag2', name: 'Konkan Homes and Land', role: 'member', invites: [], acts: [] },
    }),
  );
};

/** The link of an invitation. */
const joining: { token: string; before: Way } = {
  token: `i01a2.${'x'.repeat(22)}`,
  before: (page) =>
    page.route('**/api/v1/agency-invites/open', (route) =>
      route.fulfill({
        json: { name: 'Shree Estates', role: 'member', email: 'k***@shree.example', expiresAt },
      }),
    ),
};

const own = { isMember: true, before: ownAgency, ready: 'main h3' };

/** The screens of agencies. */
export const agencyScreens: readonly Screen[] = [
  plain('agency', '/profile/agency', own),
  plain('agency-remove', '/profile/agency', { ...own, act: pressed('Remove'), within: 'dialog[open]' }),
  plain('agency-signed-out', '/profile/agency'),
  plain('manage-for-agency', '/manage', { ...own, ready: 'main section p' }),
  plain('agency-invitation', '/agency-invitation', {
    ...{ address: () => `/agency-invitation#${joining.token}`, before: joining.before, ready: 'main h2' },
  }),
  plain('agency-invitation-missing', '/agency-invitation'),
];
