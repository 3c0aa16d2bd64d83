/** Opens the form that the page asks for, and sends its events to the page (S-031 to S-036). */
import { useUnit } from 'effector-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { sessionRequested } from '../../model/account/entry.js';
import type { Listing, ListingKind } from '../../model/index.js';
import {
  $postings,
  type FormName,
  type FormValues,
  placeOf,
  type Posting,
  type PostingMode,
  postingOpened,
} from '../../model/posting/entry.js';
import { type PartnerUse, useSignIn } from '../kit/partner/use-sign-in.js';
import { useEmit } from '../kit/element/widget-context.js';

/** Holds the attributes and properties that say which form to show. */
export interface Asked {
  group: string;
  kind: ListingKind;
  mode: PostingMode;
  step?: '1' | '2' | undefined;
  /** Whether the page has a map to put a pin on. */
  pin?: boolean | undefined;
  listing?: Listing | undefined;
  copy?: Listing | undefined;
  data?: FormValues | undefined;
}

/** The form on show; undefined until its draft has been looked for. */
export interface Shown {
  place: string;
  posting: Posting | undefined;
}

/** What a partner's page must be allowed for a form. */
export const neededUse = (mode?: PostingMode): PartnerUse => (mode === 'edit' ? 'managing' : 'posting');

/** Runs when a counter of the form has risen while this view shows it. */
function useRise(place: string, count: number | undefined, run: () => void): void {
  const before = useRef({ place, count });
  useEffect(() => {
    const { current } = before;
    before.current = { place, count };
    if (current.place === place && (count ?? 0) > (current.count ?? 0) && current.count !== undefined) run();
  }, [place, count]);
}

/** Sends the page what happens to a form, once each. */
function useReports(place: string, posting: Posting | undefined, addressed: '1' | '2' | undefined): void {
  const emit = useEmit();
  const signIn = useSignIn(neededUse(posting?.name.mode));
  const step = posting?.step;
  const current = useRef(addressed);
  current.current = addressed;
  useEffect(() => {
    if (!posting || String(step) === current.current) return;
    const { listingType: kind, mode, listing } = posting.name;
    emit('housing-post-step', { kind, mode, step, data: posting.values, listing });
  }, [place, step]);
  const kind = posting?.name.listingType;
  useRise(place, posting?.signIns, () => {
    if (emit('housing-sign-in', { action: 'post', kind })) signIn?.();
  });
  useRise(place, posting && Number(posting.stage === 'done'), () => {
    emit('housing-posted', { kind, mode: posting?.name.mode, message: posting?.message });
  });
  useRise(place, posting?.departures, () => {
    emit('housing-manage', { kind });
  });
}

/** Returns the form. */
export function usePosting(asked: Asked): Shown {
  const { group, kind, mode, listing, copy, data, step } = asked;
  const { all, open, wantSession } = useUnit({
    all: $postings,
    open: postingOpened,
    wantSession: sessionRequested,
  });
  const name: FormName = {
    group,
    listingType: kind,
    mode,
    ...(mode === 'edit' ? { listing } : { copyOf: copy }),
  };
  const place = placeOf(name);
  useEffect(() => {
    wantSession();
  }, []);
  useLayoutEffect(() => {
    // Without the listing there is nothing to edit yet.
    if (mode === 'edit' && !listing) return;
    open({ name, step: step === undefined ? null : step === '2' ? 2 : 1, data });
  }, [place, step, copy?._id]);
  const posting = all[place];
  useReports(place, posting, step);
  return { place, posting };
}
