/** A posting form over a fake server, for the tests of its model. */
import './dom.js';
import { allSettled, fork, type Scope } from 'effector';
import { $isLoggedIn, $isSessionKnown } from '../../src/model/account/entry.js';
import type { ApiError } from '../../src/api/errors.js';
import { $api } from '../../src/model/index.js';
import type { FieldName } from '../../src/model/posting/field.js';
import { valuesOf } from '../../src/model/posting/form-values.js';
import { $preparePhoto } from '../../src/model/posting/media.js';
import { type FormName, placeOf, type Posting } from '../../src/model/posting/posting-state.js';
import { $postings, fieldChanged, nextRequested, postingOpened } from '../../src/model/posting/entry.js';
import { $draftFiles } from '../../src/model/posting/posting-store.js';
import { aSale } from './a-listing.js';
import { type MemoryFiles, memoryFiles, preparedAtOnce } from './draft-store.js';
import { fakeApi, type FakeApi, type FakeReply } from './fake-api.js';

/** Names the form of a new sale. */
export const name: FormName = { group: '', listingType: 'sell', mode: 'create' };
/** Its place. */
export const place = placeOf(name);

/** A scope with its fake server, the files of drafts, and the form. */
export interface Stage {
  scope: Scope;
  fake: FakeApi;
  files: MemoryFiles;
  form: (of?: string) => Posting;
}

/** Makes one. */
export const stage = (
  replies: Record<string, FakeReply> = {},
  files = memoryFiles(),
  isLoggedIn = true,
): Stage => {
  let count = 0;
  const fake = fakeApi({
    market: () => ({ total: 0, cities: [] }),
    uploads: () => ({ url: `https://m/${String((count += 1))}-1600.webp`, kind: 'photo' }),
    sellproperty: () => ({ message: 'Property posted successfully' }),
    logout: () => ({ message: '' }),
    ...replies,
  });
  const scope = fork({
    values: [
      [$api, fake.api],
      [$draftFiles, files],
      [$preparePhoto, { prepare: preparedAtOnce }],
      [$isLoggedIn, isLoggedIn],
      [$isSessionKnown, true],
    ],
  });
  return { scope, fake, files, form: (of = place) => scope.getState($postings)[of] as Posting };
};

/** Enters values into the form. */
export const enter = async (scope: Scope, values: object): Promise<void> => {
  for (const [field, value] of Object.entries(values) as [FieldName, string][])
    await allSettled(fieldChanged, { scope, params: { place, name: field, value } });
};

/** Opens the form. */
export const open = (scope: Scope, step: 1 | 2 | null = 1) =>
  allSettled(postingOpened, { scope, params: { name, step } });

/** A sale that is right in both steps. */
export const aForm = valuesOf('sell', aSale());

/** Opens the form, fills it in, and turns to step two. */
export const filled = async (own: Stage): Promise<Stage> => {
  await open(own.scope);
  await enter(own.scope, aForm);
  await allSettled(nextRequested, { scope: own.scope, params: { place } });
  return own;
};

/** Makes a reply that fails. */
export const fail = (error: ApiError) => () => {
  throw error as unknown as Error;
};
