/** Calls about the pages of agents and builders (additive); they carry names, so no partner's page may make them. */
import { endpoint } from './endpoint.js';
import type { OwnerPage, OwnPage, OwnPageBody, PersonPage } from './people.schema.js';

/** An agent or builder who wants a page, with the homes offered now; an address that is not used any more answers too. */
export const getPersonPage = endpoint<{
  params: { slug: string };
  query: { page?: number };
  reply: PersonPage;
}>('GET', '/api/v3/people/:slug', { partner: 'never' });

/** The way to the page of a listing's owner, by the listing's `user`. */
export const findOwnerPage = endpoint<{ params: { id: string }; reply: OwnerPage }>(
  'GET',
  '/api/v3/owner-pages/:id',
  { partner: 'never' },
);

/** What the signed-in person chose about the own page. */
export const getOwnPage = endpoint<{ reply: OwnPage }>('GET', '/api/v1/own-page', { partner: 'never' });

/** Shows the own page or takes it back at once; for agents and builders. */
export const saveOwnPage = endpoint<{ body: OwnPageBody; reply: OwnPage }>('PUT', '/api/v1/own-page', {
  partner: 'never',
});
