/** One open posting form and its pure changes: entering, checking, changing the step, restoring a draft. */
import type { Listing, ListingKind } from '../../api/contract/listings.schema.js';
import type { InactiveReason, OwnListing } from '../../api/contract/own-listings.schema.js';
import type { ListingCheck } from '../../api/contract/listing-checks.schema.js';
import { checkOf } from '../rules/listing/checks.js';
import { unitOf } from '../rules/listing/form-fields.js';
import { askedFields } from '../rules/listing/catalogue.js';
import type { MediaMessageId } from '../rules/messages/media.js';
import { asksReraNumber } from '../rules/validate/rera.js';
import { type Accepts, knownIn } from '../rules/validate/text.js';
import type { Draft } from './drafts.js';
import { type FieldName, type FormValues, textIn } from './field.js';
import { type FormFaults, faultsIn, isLive, type Step } from './form-check.js';
import { usualUnitsOf, withBedrooms } from './follow.js';
import { fieldsOf } from './forms.js';
import { emptyValues, storedNames, valuesOf } from './form-values.js';
import { type MediaList, noMedia, storedMedia } from './media-items.js';
import type { PostingMode } from './wire-form.js';

/** Says which form is meant. */
export interface FormName {
  readonly group: string;
  readonly listingType: ListingKind;
  readonly mode: PostingMode;
  /** The listing that is edited. */
  readonly listing?: Listing | undefined;
  /** The own listing whose values a new form begins with. */
  readonly copyOf?: Listing | undefined;
}

/** Names the place a form has on the page; every event carries it. */
export const placeOf = (name: FormName): string => `${name.group}/${draftKeyOf(name)}`;

/** Names the draft of a form: one for each kind and mode, an edited listing having its own. */
export const draftKeyOf = ({ listingType, mode, listing }: FormName): string =>
  mode === 'edit' ? `${listingType}:edit:${listing?._id ?? ''}` : `${listingType}:create`;

/** The same form, beginning empty. */
export const withoutCopy = ({ copyOf: _, ...name }: FormName): FormName => name;

/** The problem of a chosen file. */
export interface MediaFault {
  readonly id: MediaMessageId | 'videoInvalid';
  /** The file's name. */
  readonly name: string;
}

/** The phase of a form. */
export type PostingStage = 'form' | 'sending' | 'done';

/** An open form. */
export interface Posting {
  readonly name: FormName;
  readonly step: Step;
  readonly values: FormValues;
  /** Names that are always valid (C-30). */
  readonly known: readonly string[];
  readonly faults: FormFaults;
  /** Counts failed checks, so that the view moves the focus each time. */
  readonly complaints: number;
  readonly media: MediaList;
  /** The problems of the files chosen last. */
  readonly mediaFaults: readonly MediaFault[];
  /** The Idempotency-Key of the submission (D-11). */
  readonly submission: string;
  /** The version of the edited listing that the values began from; '' when it is not known. */
  readonly version: string;
  /** The listing as it was saved elsewhere meanwhile, until the person has chosen. */
  readonly theirs: Listing | null;
  /** Whether anything was entered. */
  readonly isDirty: boolean;
  /** A draft that waits to be continued or dropped. */
  readonly offer: Draft | null;
  readonly stage: PostingStage;
  /** The message of a failed submission. */
  readonly failure: string;
  /** The server's message of success. */
  readonly message: string;
  /** The id of the listing that was posted; '' when the server did not say it. */
  readonly postedId: string;
  /** Property IDs of the person's own listings that look the same. */
  readonly duplicates: readonly string[];
  /** Why nobody else sees the listing that was posted or saved; null when it is shown. */
  readonly inactiveReason: InactiveReason | null;
  /** What the rules of honest listings found in it. */
  readonly checks: readonly ListingCheck[];
  /** Counts how often signing in was needed (S-234). */
  readonly signIns: number;
  /** Counts how often the success toast has closed; the page then goes to Manage (S-235). */
  readonly departures: number;
}

/** Makes a random id: 32 hexadecimal digits. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Reads the version of an own listing; '' from a server that has none. */
export const versionOf = (listing: Listing | undefined): string =>
  (listing as Partial<OwnListing> | undefined)?.version ?? '';

/** Makes an untouched form: empty, or filled from the listing that is edited (S-231). */
export const newPosting = (name: FormName): Posting => {
  const { listingType, listing, copyOf = listing } = name;
  return {
    name,
    step: 1,
    values: copyOf
      ? valuesOf(listingType, copyOf)
      : { ...emptyValues(listingType), ...usualUnitsOf(listingType) },
    known: copyOf ? storedNames(listingType, copyOf) : [],
    faults: {},
    complaints: 0,
    media: listing ? storedMedia(listing) : noMedia,
    mediaFaults: [],
    submission: newId(),
    version: versionOf(listing),
    theirs: null,
    isDirty: false,
    offer: null,
    stage: 'form',
    failure: '',
    message: '',
    postedId: '',
    duplicates: [],
    inactiveReason: null,
    checks: [],
    signIns: 0,
    departures: 0,
  };
};

/** Continues a draft, in place of the copy that was asked for if one was. */
export const resumed = (posting: Posting, draft: Draft, media: MediaList): Posting => ({
  ...posting,
  name: withoutCopy(posting.name),
  step: draft.step,
  values: draft.values,
  known: [...new Set([...posting.known, ...draft.known])],
  submission: draft.submission || posting.submission,
  version: draft.version ?? '',
  media,
  isDirty: true,
  offer: null,
});

/** Tells which names are valid beside letters and spaces: chosen, stored and currently suggested ones. */
export const acceptsIn = (posting: Posting, suggested: readonly string[]): Accepts =>
  knownIn([...posting.known, ...suggested]);

const without = (faults: FormFaults, ...names: FieldName[]): FormFaults =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name as FieldName)));

/** Pairs of fields that are validated together: a size with its unit, a field with the one its check looks at. */
const pairsOf = (kind: ListingKind): readonly (readonly FieldName[])[] =>
  askedFields(kind).flatMap((name) =>
    [unitOf(kind, name), checkOf(kind, name).with]
      .filter((other) => other !== undefined)
      .map((other) => [name, other as FieldName]),
  );

/** Fields whose check looks at this one. */
const dependents = (kind: ListingKind, name: FieldName): readonly FieldName[] =>
  askedFields(kind).filter((other) => checkOf(kind, other).with === name);

/** One change of a field; `isKnown` marks a name that was chosen from suggestions. */
export interface FieldChange {
  readonly place: string;
  readonly name: FieldName;
  readonly value: string | readonly string[];
  readonly isKnown?: boolean;
}

/** Applies a change; the plot form checks it at once (S-254). */
export const changed = (posting: Posting, change: FieldChange, suggested: readonly string[]): Posting => {
  const { name, value, isKnown } = change;
  const entered: FormValues = { ...posting.values, [name]: value };
  const { listingType } = posting.name;
  const values = name === 'bhk' ? { ...withBedrooms(listingType, posting.values, entered) } : { ...entered };
  if (name === 'reraApproved' && !asksReraNumber(textIn(values, name))) values.reraNumber = '';
  const known = isKnown && typeof value === 'string' ? [...posting.known, value] : posting.known;
  const next = { ...posting, values, known, isDirty: true, failure: '' };
  const faults = without(posting.faults, name, ...dependents(listingType, name));
  if (!isLive(listingType)) return { ...next, faults };
  const live = faultsIn(listingType, posting.step, values, acceptsIn(next, suggested), true);
  return { ...next, faults: live[name] === undefined ? faults : { ...faults, [name]: live[name] } };
};

/** An unchanged field of an edited listing is never at fault, as on the server (C-30). */
const withoutStored = ({ name, values }: Posting, faults: FormFaults): FormFaults => {
  if (!name.listing) return faults;
  const stored = valuesOf(name.listingType, name.listing);
  const stated = (from: FormValues, field: string) => String(from[field as FieldName] ?? '');
  const isSame = (field: string) => stated(values, field) === stated(stored, field);
  const pairs = pairsOf(name.listingType);
  const isAsItWas = (field: string) =>
    isSame(field) && pairs.every((pair) => !pair.includes(field as FieldName) || pair.every(isSame));
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !isAsItWas(field)));
};

/** Validates the current step. */
export const validated = (posting: Posting, step: Step, suggested: readonly string[]): Posting => {
  const accepts = acceptsIn(posting, suggested);
  const faults = withoutStored(posting, faultsIn(posting.name.listingType, step, posting.values, accepts));
  const isClean = Object.keys(faults).length === 0;
  return { ...posting, step, faults, complaints: posting.complaints + (isClean ? 0 : 1) };
};

/** Tells whether the form has no messages of faults. */
export const isClean = ({ faults }: Posting): boolean => Object.keys(faults).length === 0;

/** Validates both steps, and shows the first one with a fault. */
export const validatedWhole = (posting: Posting, suggested: readonly string[]): Posting => {
  const first = validated(posting, 1, suggested);
  return isClean(first) ? validated(posting, 2, suggested) : first;
};

/** Lists the names entered so far. */
const enteredNames = ({ name, values }: Posting): readonly string[] =>
  fieldsOf(name.listingType)
    .filter(({ suggests }) => suggests)
    .map((field) => textIn(values, field.name))
    .filter((text) => text !== '');

/** Shows step two when step one is valid (S-230); names that were valid stay so, also in the draft. */
export const movedToNextStep = (posting: Posting, suggested: readonly string[]): Posting => {
  const next = validated(posting, 1, suggested);
  if (!isClean(next)) return next;
  return { ...next, step: 2, known: [...new Set([...next.known, ...enteredNames(next)])] };
};

/** Shows the step of the page's address; step two only when step one is valid. */
export const movedToStep = (posting: Posting, step: Step): Posting => {
  if (step === posting.step || posting.offer) return posting;
  if (step === 1) return { ...posting, step, faults: {} };
  const next = movedToNextStep(posting, []);
  return isClean(next) ? next : posting;
};
