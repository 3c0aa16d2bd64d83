/** A project as a builder writes it, with plausible defaults. */
import type { ProjectBody } from '../../src/api/contract/projects.schema.js';

/** Returns the body of a project. */
export const aProject = (given: Partial<ProjectBody> = {}): ProjectBody => ({
  name: 'Tamhan Skyline',
  builder: 'Tamhan Estates',
  city: 'Pune',
  locality: 'Kharadi',
  about: 'Two towers around a garden.',
  possession: '2028-03-31',
  towers: [{ name: 'Tower A', floors: 22, homes: 88 }],
  phases: [{ name: 'Phase 1', reraNumber: 'P52100012345', completion: '2028-03-31' }],
  configurations: [
    { bhk: '2BHK', carpet: 720, left: 14 },
    { bhk: '3BHK', carpet: 1010, left: null },
  ],
  unitsOn: '2026-01-15',
  amenities: ['Lift', 'Garden'],
  photos: [],
  plans: [],
  brochure: '',
  registerLink: '',
  ...given,
});
