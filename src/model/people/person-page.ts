/** Agents and builders as everybody sees them: asked for when a page shows one, further homes when they are wanted. */
import { attach, createEvent, createStore, sample } from 'effector';
import { findOwnerPage, getPersonPage } from '../../api/contract/people.js';
import type { OwnerPage, PersonPage } from '../../api/contract/people.schema.js';
import { hasStatus } from '../../api/errors.js';
import { $api, readTimeout } from '../connection/api-client.js';

export type { OwnerPage, PersonPage } from '../../api/contract/people.schema.js';

/** The page with this address appeared; one that came before is shown again as it was. */
export const personRequested = createEvent<string>();

/** Further homes of the person are wanted. */
export const moreHomesRequested = createEvent<string>();

const fetchPersonFx = attach({
  source: $api,
  effect: (api, slug: string) =>
    api.call(getPersonPage, { params: { slug }, query: {} }, { timeout: readTimeout }),
});

const fetchMoreFx = attach({
  source: $api,
  effect: (api, { slug, page }: { slug: string; page: number }) =>
    api.call(getPersonPage, { params: { slug }, query: { page } }, { timeout: readTimeout }),
});

/** Adds homes, without those that are there: one more may have come meanwhile. */
const withHomes = (person: PersonPage, { homes, homeCount }: PersonPage): PersonPage => {
  const ids = new Set(person.homes.map(({ listing }) => listing._id));
  return {
    ...person,
    homeCount,
    homes: [...person.homes, ...homes.filter(({ listing }) => !ids.has(listing._id))],
  };
};

/** Holds people by the address of their page, "none" where there is no page, and "failed" where no answer came. */
export const $people = createStore<Readonly<Record<string, PersonPage | 'none' | 'failed'>>>({})
  .on(fetchPersonFx.done, (known, { params, result }) => ({ ...known, [params]: result }))
  .on(fetchPersonFx.fail, (known, { params, error }) => ({
    ...known,
    [params]: hasStatus(error, 404) ? 'none' : 'failed',
  }))
  .on(fetchMoreFx.done, (known, { params: { slug }, result }) => {
    const person = known[slug];
    return typeof person === 'object' ? { ...known, [slug]: withHomes(person, result) } : known;
  });

/** Which pages of homes were asked for last, by address. */
const $pages = createStore<Readonly<Record<string, number>>>({})
  .on(fetchPersonFx.done, (known, { params }) => ({ ...known, [params]: 1 }))
  .on(fetchMoreFx.done, (known, { params: { slug, page } }) => ({ ...known, [slug]: page }));

/** Tells whether further homes are under way. */
export const $areHomesPending = fetchMoreFx.pending;

/** Tells whether the last request for further homes failed. */
export const $haveHomesFailed = createStore(false)
  .on(fetchMoreFx.fail, () => true)
  .reset(fetchMoreFx, personRequested);

sample({ clock: personRequested, target: fetchPersonFx });
sample({
  clock: moreHomesRequested,
  source: $pages,
  fn: (pages, slug) => ({ slug, page: (pages[slug] ?? 1) + 1 }),
  target: fetchMoreFx,
});

/** Asks for the way to the page of a listing's owner. */
export const findOwnerPageFx = attach({
  source: $api,
  effect: (api, id: string): Promise<OwnerPage> =>
    api.call(findOwnerPage, { params: { id } }, { timeout: readTimeout }),
});
