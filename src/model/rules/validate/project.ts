/** What may be written of a project; the form checks it as the server does. */
import type { ProjectBody } from '../../../api/contract/projects.schema.js';
import { optionOf } from '../aliases.js';
import type { projectMessages } from '../messages/projects.js';
import { bhkOptions } from '../options/posting.js';
import { projectAmenities } from '../options/project.js';
import { isIsoDate } from './date.js';
import type { Errors } from './form.js';

/** Names a field of the form. */
export type ProjectField = keyof ProjectBody;

/** Names a text about projects. */
export type ProjectMessageId = keyof typeof projectMessages;

const isName = (text: string): boolean => /^(?=.*\p{L}).{2,80}$/su.test(text.trim());

/** Whether a day is over or is this one. */
const isPast = (day: string, today: string): boolean => isIsoDate(day) && day <= today;

/** Whether a text is an address of the public register, or nothing. */
const isRegisterLink = (text: string): boolean => {
  if (text === '') return true;
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return protocol === 'https:' && username === '' && /^maharera(?:it)?\.maharashtra\.gov\.in$/.test(hostname);
};

/** Whether a number is that of a registered project. */
export const isProjectRera = (number: string): boolean => /^P\d{11}$/.test(number.trim().toUpperCase());

type Check = (body: ProjectBody, today: string) => boolean;

const rules: readonly (readonly [ProjectField, ProjectMessageId, Check])[] = [
  ['name', 'projectName', ({ name }) => isName(name)],
  ['builder', 'projectBuilder', ({ builder }) => isName(builder)],
  ['city', 'projectCity', ({ city }) => city.trim() !== ''],
  ['locality', 'projectLocality', ({ locality }) => locality.trim() !== ''],
  ['possession', 'projectPossession', ({ possession }) => possession === '' || isIsoDate(possession)],
  ['towers', 'projectTowers', ({ towers }) => towers.every(({ name }) => name.trim() !== '')],
  [
    'phases',
    'projectPhases',
    ({ phases }) =>
      phases.length > 0 &&
      phases.every(
        ({ name, reraNumber, completion }) =>
          name.trim() !== '' && isProjectRera(reraNumber) && (completion === '' || isIsoDate(completion)),
      ),
  ],
  [
    'configurations',
    'projectConfigurations',
    ({ configurations }) =>
      configurations.length > 0 &&
      configurations.every(({ bhk, carpet }) => optionOf(bhkOptions, bhk) !== null && carpet >= 50),
  ],
  [
    'unitsOn',
    'projectUnitsOn',
    ({ configurations, unitsOn }, today) =>
      configurations.every(({ left }) => left === null)
        ? unitsOn === '' || isPast(unitsOn, today)
        : isPast(unitsOn, today),
  ],
  [
    'amenities',
    'projectAmenities',
    ({ amenities }) => amenities.every((each) => optionOf(projectAmenities, each) !== null),
  ],
  ['photos', 'projectPhotos', ({ photos }, today) => photos.every(({ on }) => isPast(on, today))],
  ['plans', 'projectPlans', ({ plans }) => plans.every(({ title }) => title.trim() !== '')],
  ['registerLink', 'projectRegisterLink', ({ registerLink }) => isRegisterLink(registerLink.trim())],
];

/** Returns the message of each field at fault; `today` is the day in India, yyyy-MM-dd. */
export const validateProject = (body: ProjectBody, today: string): Errors<ProjectField, ProjectMessageId> =>
  Object.fromEntries(
    rules.filter(([, , isRight]) => !isRight(body, today)).map(([field, id]) => [field, id]),
  );
