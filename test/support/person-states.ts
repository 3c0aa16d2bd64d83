/** The page of an agent or builder, as the call would answer. */
import type { PersonPage } from '../../src/api/contract/people.schema.js';
import type { Way } from './screen-states.js';

const body: Omit<PersonPage, 'kind' | 'path'> = {
  ...{ slug: 'sample', name: 'Asha Kulkarni', since: '2025-03', languages: ['mr', 'hi', 'en'] },
  rera: { number: 'A51900012345', checkedOn: '2026-11-02' },
  areas: [{ city: 'Pune', locality: 'Kothrud', homes: 3 }],
  projects: [{ path: '/project/sample', name: 'Tamhan Skyline', city: 'Pune', locality: 'Kharadi' }],
  ...{ homeCount: 0, homes: [] },
};

/** The page of somebody who offers no home now. */
export const samplePerson =
  (kind: PersonPage['kind']): Way =>
  (page) =>
    page.route('**/api/v3/people/sample*', (route) =>
      route.fulfill({ json: { ...body, kind, path: `/${kind}/sample` } }),
    );
