/** A project as its page and its builder see it, as the calls would answer. */
import { aProject } from './a-project.js';
import type { Way } from './screen-states.js';

const body = aProject({ photos: [], plans: [] });

/** The page of a project without homes. */
export const sampleProject: Way = (page) =>
  page.route('**/api/v3/projects/sample', (route) =>
    route.fulfill({
      json: {
        ...body,
        ...{ slug: 'sample', path: '/project/sample', sponsored: true, reviewedOn: '2026-11-20', homes: [] },
        ...{ minPrice: 8_200_000, maxPrice: 14_500_000 },
        configurations: body.configurations.map((each, at) => ({
          ...each,
          ...{ homes: 2 - at, from: 8_200_000 },
        })),
      },
    }),
  );

/** A builder with a project that was sent back. */
export const ownProjects: Way = async (page) => {
  await page.route('**/api/v1/own-projects', (route) =>
    route.fulfill({
      json: {
        projects: [
          {
            ...{ id: 'pr1', path: '/project/sample', state: 'returned', isPublic: true, body },
            note: 'The number of phase 1 is not in the register.',
            listings: [{ id: 'l1', title: '2BHK, Flat, Kharadi, ₹ 82.0 Lac', belongs: true }],
          },
        ],
      },
    }),
  );
  await page.route('**/api/v1/profile', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...(await reply.json()), usertype: 'Builder' } });
  });
};
