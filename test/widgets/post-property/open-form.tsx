/** Opens the posting form over a fake server, and fills it in as a person does. */
import { allByRole, byRole, change, click, settle, type } from '../../support/mount.js';
import { createWatch, fork } from 'effector';
import { $isLoggedIn, $isSessionKnown } from '../../../src/model/account/entry.js';
import { $api, toastRequested, type ToastRequest } from '../../../src/model/index.js';
import { $preparePhoto } from '../../../src/model/posting/media.js';
import { $draftFiles } from '../../../src/model/posting/posting-store.js';
import type { Asked } from '../../../src/widgets/post-property/use-posting.js';
import { loadLazyParts } from '../../../src/widgets/post-property/lazy.js';
import { PostPropertyView } from '../../../src/widgets/post-property/view.js';
import { fakeApi, type FakeReply } from '../../support/fake-api.js';
import { type MemoryFiles, memoryFiles, preparedAtOnce } from '../../support/draft-store.js';
import { mountView } from '../../support/mount-view.js';

/** Says how the form is opened. */
export interface OpenOptions {
  replies?: Record<string, FakeReply>;
  isSignedIn?: boolean;
  files?: MemoryFiles;
  locale?: 'en' | 'hi' | 'mr';
  /** Keeps what lies in storage from before. */
  keeps?: boolean;
}

/** Opens the form of a kind. */
export const openForm = async (asked: Partial<Asked> = {}, options: OpenOptions = {}) => {
  const { replies = {}, isSignedIn = true, files = memoryFiles(), locale = 'en', keeps = false } = options;
  if (!keeps) localStorage.clear();
  await loadLazyParts();
  const fake = fakeApi({
    checkAuth: () => ({ authenticated: isSignedIn }),
    market: () => ({ total: 1, cities: [{ city: 'Mumbai', total: 1, kinds: {} }] }),
    localities: () => [{ name: 'Sector 20 Kharghar', city: 'Navi Mumbai', count: 3 }],
    '/societies': () => [{ name: 'Godrej 24', count: 2 }],
    '/developers': () => [{ name: 'K. Raheja Corp', count: 2 }],
    '/api/v4/uploads': ({ body }) => ({
      url: `https://market.test/media/${(body as FormData).get('file') ? 'photo' : 'none'}-1600.webp`,
      kind: 'photo',
    }),
    ...replies,
  });
  const scope = fork({
    values: [
      [$api, fake.api],
      [$draftFiles, files],
      [$preparePhoto, { prepare: preparedAtOnce }],
      [$isLoggedIn, isSignedIn],
      [$isSessionKnown, true],
    ],
  });
  const toasts: ToastRequest[] = [];
  createWatch({ unit: toastRequested, fn: (toast) => toasts.push(toast), scope });
  const view = await mountView(<PostPropertyView group="" kind="sell" mode="create" {...asked} />, fake, {
    scope,
    locale,
  });
  await settle(20);
  const { root } = view;
  const field = (name: string) =>
    root.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
  return {
    ...view,
    fake,
    files,
    /** Every toast that was asked for, oldest first. */
    toasts,
    field,
    fill: async (values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values)) {
        const control = field(name);
        if (control.localName === 'select') await change(control, value);
        else await type(control, value);
      }
    },
    choose: async (group: string, ...labels: string[]) => {
      const role = allByRole(root, 'radiogroup', group).length > 0 ? 'radiogroup' : 'group';
      for (const label of labels) {
        const chip = [...byRole(root, role, group).querySelectorAll('label')].find(
          (each) => each.textContent === label,
        );
        if (!chip) throw new Error(`there is no chip ${label} in ${group}`);
        await click(chip.querySelector('input') as HTMLInputElement);
      }
    },
    press: async (name: string) => {
      const button = byRole<HTMLButtonElement>(root, 'button', name);
      if (button.type === 'submit') {
        root.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
        await settle(20);
      } else await click(button);
      await settle(20);
    },
    /** The text that stands beside a field and is tied to it. */
    errorOf: (name: string): string => {
      const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids
        .filter((id) => id.endsWith('-error'))
        .map((id) => root.querySelector(`[id="${id}"]`)?.textContent ?? '')
        .join(' ');
    },
    errorOfGroup: (group: string): string => {
      const id = byRole(root, 'radiogroup', group).getAttribute('aria-describedby');
      return id ? (root.querySelector(`[id="${id}"]`)?.textContent ?? '') : '';
    },
  };
};

/** An open form. */
export type OpenedForm = Awaited<ReturnType<typeof openForm>>;

/** Fills step one of a sale. */
export const fillSale = async (form: OpenedForm): Promise<void> => {
  await form.choose('Property type', 'Flat');
  await form.fill({ city: 'Mumbai', locality: 'Powai', society: 'Lake Homes' });
  await form.choose('BHK', '2 BHK');
  await form.choose('Furnishing', 'Semi-Furnished');
  await form.fill({
    carpetArea: '940',
    carpetAreaUnit: 'Sq-ft',
    superArea: '1240.5',
    superAreaUnit: 'Sq-ft',
  });
  await form.choose('Possession status', 'Resale');
  await form.fill({ price: '13000000' });
};

/** Fills what step two of a sale cannot do without. */
export const fillSaleDetails = (form: OpenedForm): Promise<void> =>
  form.fill({ societyArea: '4', societyAreaUnit: 'Acre' });
