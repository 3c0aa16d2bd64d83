/** What is written of a project, between the wire, where files are addresses, and the table, where they are keys. */
import type { DeskProject, ProjectBody } from '../../src/api/contract/projects.schema.js';
import { canonical } from '../../src/model/rules/aliases.js';
import type { MessageId } from '../../src/model/rules/messages/catalogue.js';
import { type ProjectField, validateProject } from '../../src/model/rules/validate/project.js';
import { fileKeyOf } from '../media/picture-files.js';
import type { StoredFacts } from '../repositories/project.js';
import { refuseFaults } from './form-refusal.js';
import { maskContactDetails } from './listing-checks/contact-details.js';
import { keyOfAddress } from './posting/media.js';

/** Everything as the wire has it; what a row of an older server lacks is empty. */
const empty: ProjectBody = {
  ...{ name: '', builder: '', city: '', locality: '', about: '', possession: '', unitsOn: '' },
  ...{ towers: [], phases: [], configurations: [], amenities: [], photos: [], plans: [] },
  ...{ brochure: '', registerLink: '' },
};

const photoEnding = /-(?:1600|800|400)\.webp$/;
const noEnding = /(?!)/;

const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim();

/** Keeps the lines of a longer text. */
const tidyText = (text: string): string => text.split(/\r?\n/).map(tidy).join('\n').trim();

const textsIn = (body: ProjectBody): (readonly [ProjectField, string])[] => [
  ...(['name', 'builder', 'locality', 'about'] as const).map((field) => [field, body[field]] as const),
  ...(['towers', 'phases'] as const).flatMap((field) =>
    body[field].map(({ name }) => [field, name] as const),
  ),
  ...body.plans.map(({ title }) => ['plans', title] as const),
];

/** Checks what was written and returns it as it is stored; refuses by field. */
export const storedFactsOf = (sent: ProjectBody, today: string): ProjectBody => {
  const body: ProjectBody = {
    ...sent,
    name: tidy(sent.name),
    builder: tidy(sent.builder),
    city: tidy(sent.city),
    locality: tidy(sent.locality),
    about: tidyText(sent.about),
    registerLink: sent.registerLink.trim(),
    towers: sent.towers.map((tower) => ({ ...tower, name: tidy(tower.name) })),
    phases: sent.phases.map(({ name, reraNumber, completion }) => ({
      ...{ name: tidy(name), reraNumber: reraNumber.trim().toUpperCase(), completion },
    })),
    configurations: sent.configurations.map((each) => ({ ...each, bhk: canonical(each.bhk) })),
    amenities: [...new Set(sent.amenities.map(canonical))],
    plans: sent.plans.map((plan) => ({ ...plan, title: tidy(plan.title) })),
  };
  const faults: Partial<Record<ProjectField, MessageId>> = validateProject(body, today);
  for (const [field, text] of textsIn(body))
    if (maskContactDetails(text) !== text) faults[field] ??= 'projectContact';
  refuseFaults(faults);
  return {
    ...body,
    photos: body.photos.map(({ url, on }) => ({ url: keyOfAddress(url, photoEnding), on })),
    plans: body.plans.map(({ url, title }) => ({ url: keyOfAddress(url, photoEnding), title })),
    brochure: body.brochure === '' ? '' : keyOfAddress(body.brochure, noEnding),
  };
};

/** Lists the keys of the files of stored facts, each with the field that names it. */
export const filesIn = ({ photos, plans, brochure }: ProjectBody): (readonly [ProjectField, string])[] => [
  ...photos.map(({ url }) => ['photos', url] as const),
  ...plans.map(({ url }) => ['plans', url] as const),
  ...(brochure === '' ? [] : [['brochure', brochure] as const]),
];

/** Reads stored facts, with files by their keys. */
export const factsOf = (stored: StoredFacts): ProjectBody => ({
  ...empty,
  ...(stored as Partial<ProjectBody>),
});

/** Reads stored facts as the wire has them. */
export const bodyOf = (stored: StoredFacts, publicUrl: string): ProjectBody => {
  const facts = factsOf(stored);
  const picture = (key: string): string => `${publicUrl}/media/${fileKeyOf(key, 1600)}`;
  return {
    ...facts,
    photos: facts.photos.map(({ url, on }) => ({ url: picture(url), on })),
    plans: facts.plans.map(({ url, title }) => ({ url: picture(url), title })),
    brochure: facts.brochure === '' ? '' : `${publicUrl}/media/${facts.brochure}`,
  };
};

const written = (value: unknown): string => {
  if (!Array.isArray(value)) return typeof value === 'string' ? value : '';
  return value
    .map((each: unknown) =>
      typeof each === 'object' && each !== null
        ? Object.values(each as Record<string, unknown>)
            .filter((part) => part !== null && part !== '')
            .join(', ')
        : String(each),
    )
    .join('\n');
};

/** Lists the fields in which two texts of a project differ, whole: what the desk does not see it cannot approve. */
export const projectChanges = (before: ProjectBody | null, after: ProjectBody): DeskProject['changes'] =>
  (Object.keys(empty) as ProjectField[])
    .map((field) => ({ field, was: before ? written(before[field]) : '', now: written(after[field]) }))
    .filter(({ was, now }) => was !== now);
