/** For each property that only script can set, and each slot: what is so once it is given. */
import { aRent, aSale } from '../../support/a-listing.js';
import { valuesOf } from '../../../src/model/posting/form-values.js';
import { filtersFromUrl } from '../../../src/model/rules/filter-url.js';
import { becomes, searched, valueOf } from './acts.js';
import type { Proof } from './proof.js';
import { show } from './shown.js';

/** Holds the proofs by tag and property. */
export const propertyProofs: Readonly<Record<string, Readonly<Record<string, Proof>>>> = {
  'housing-listing-detail': {
    listing: {
      value: aSale({ _id: 'never', locality: 'Bandra West' }),
      beside: { kind: 'sell' },
      isSo: ({ shadow }) => shadow.textContent.includes('Bandra West'),
    },
    files: {
      value: { hall: new Blob(['a picture']) },
      beside: { kind: 'sell', preview: true, listing: aSale({ images: ['hall'] }) },
      isSo: ({ shadow }) =>
        becomes(
          () => shadow.querySelector('[part=gallery] canvas') !== null,
          () => shadow.querySelector('[part=gallery]') === null,
        ),
    },
  },
  'housing-post-property': {
    listing: {
      value: aRent(),
      beside: { kind: 'rent', mode: 'edit' },
      isSo: (shown) =>
        becomes(
          () => Number(valueOf(shown, 'monthlyRent')) === aRent().monthlyRent,
          () => shown.shadow.querySelector('[role=status]') !== null,
        ),
    },
    copy: {
      value: aRent(),
      beside: { kind: 'rent' },
      isSo: (shown) =>
        becomes(
          () => Number(valueOf(shown, 'monthlyRent')) === aRent().monthlyRent,
          () => shown.shadow.querySelector('[role=status]') !== null,
        ),
    },
    data: {
      value: { ...valuesOf('sell', aSale()), societyArea: '17' },
      beside: { kind: 'sell', step: '2' },
      isSo: (shown) =>
        becomes(
          () => valueOf(shown, 'societyArea') === '17',
          () => shown.shadow.querySelector('[name=society]') !== null,
        ),
    },
  },
  'housing-results': {
    address: {
      value: filtersFromUrl('tab=Rent&city=Thane'),
      beside: { tab: 'Buy', city: 'Pune' },
      isSo: (shown) => searched(shown, 'rent', { city: 'Thane' }),
    },
  },
};

const slotted = async (
  values: Record<string, unknown>,
  html: string,
  tag = 'housing-listing-detail',
): Promise<string[]> => {
  const { element, shadow, close } = await show(tag, values);
  element.innerHTML = html;
  await becomes(() => shadow.querySelector('slot') !== null);
  const all = [...shadow.querySelectorAll('slot')].flatMap((slot) => slot.assignedElements());
  await close();
  return all.map(({ textContent }) => textContent);
};

/** Holds the proofs by tag and slot; the default one has no name. */
export const slotProofs: Readonly<Record<string, Readonly<Record<string, () => Promise<boolean>>>>> = {
  'housing-results': {
    tools: async () => {
      const shown = await slotted({ tab: 'Buy' }, '<p slot="tools">Print</p>', 'housing-results');
      return shown.includes('Print');
    },
  },
  'housing-listing-detail': {
    '': async () => {
      const html = '<p>Choose a home</p>';
      const before = await slotted({}, html);
      const after = await slotted({ kind: 'sell', 'listing-id': 'sale-1' }, html);
      return before.includes('Choose a home') && after.length === 0;
    },
    gallery: async () => {
      const html = '<p slot="gallery">Pictures</p>';
      const preview = await slotted({ kind: 'sell', preview: true, listing: aSale() }, html);
      const posted = await slotted({ kind: 'sell', listing: aSale() }, html);
      return preview.includes('Pictures') && !posted.includes('Pictures');
    },
  },
};
