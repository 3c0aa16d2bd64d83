/** Many listings from one file: checked without saving, then imported as the person's own (additive). */
import { attach, createEvent, createStore, sample } from 'effector';
import { checkImport, importListings } from '../../api/contract/bulk.js';
import type { BulkReport } from '../../api/contract/bulk.schema.js';
import type { ListingKind } from '../../api/contract/listings.schema.js';
import { hasStatus, isApiError, serverMessage } from '../../api/errors.js';
import { $api } from '../connection/api-client.js';
import { authMessages } from '../rules/messages/auth.js';
import { sessionLost } from '../session/session.js';
import { manageOpened } from './items.js';

export type { BulkReport, BulkRow } from '../../api/contract/bulk.schema.js';

/** The file, and the kind and the city of its rows that name none. */
export interface BulkFile {
  readonly file: File;
  readonly kind: ListingKind;
  readonly city: string;
}

// Events
/** The screen was opened, or another file is to be chosen. */
export const bulkOpened = createEvent();
/** A file was chosen: it is checked, nothing is saved. */
export const bulkFileChosen = createEvent<BulkFile>();
/** The report was read: the file is to be imported. */
export const bulkConfirmed = createEvent();

// Effects
const formOf = ({ file, kind, city }: BulkFile): FormData => {
  const form = new FormData();
  form.append('kind', kind);
  form.append('city', city);
  form.append('file', file, file.name);
  return form;
};
const checkFx = attach({
  source: $api,
  effect: (api, given: BulkFile) => api.call(checkImport, { body: formOf(given) }),
});
const importFx = attach({
  source: $api,
  effect: (api, given: BulkFile) => api.call(importListings, { body: formOf(given) }),
});

// Stores
/** Holds the chosen file. */
export const $bulkFile = createStore<BulkFile | null>(null)
  .on(bulkFileChosen, (_, given) => given)
  .reset(bulkOpened);

/** Holds the server's report; null until it is there. */
export const $bulkReport = createStore<BulkReport | null>(null)
  .on([checkFx.doneData, importFx.doneData], (_, report) => report)
  .reset(bulkOpened, bulkFileChosen);

/** Tells whether the server is reading the file. */
export const $isBulkPending = createStore(false)
  .on([checkFx, importFx], () => true)
  .on([checkFx.finally, importFx.finally], () => false);

const reasonOf = (failure: unknown): string => {
  const fields = isApiError(failure) && failure.reason === 'status' ? failure.fields : undefined;
  return fields?.file ?? serverMessage(failure) ?? authMessages.serverError;
};
/** Holds the server's message why the file could not be read; '' when it could. */
export const $bulkFailure = createStore('')
  .on([checkFx.failData, importFx.failData], (_, failure) => reasonOf(failure))
  .reset(bulkOpened, checkFx, importFx);

// Wiring
sample({ clock: bulkFileChosen, target: checkFx });
sample({
  clock: bulkConfirmed,
  source: { given: $bulkFile, isPending: $isBulkPending },
  filter: ({ given, isPending }) => given !== null && !isPending,
  fn: ({ given }) => given as BulkFile,
  target: importFx,
});
sample({ clock: importFx.done, fn: () => undefined, target: manageOpened });
sample({
  clock: [checkFx.failData, importFx.failData],
  filter: (failure) => hasStatus(failure, 401),
  fn: () => undefined,
  target: sessionLost,
});
