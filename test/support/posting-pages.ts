/** What a person does in the posting form of a real browser: fills it in, adds photos, submits. */
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';

/** Says how a form is filled in: chips by group and label, fields by name, selects by name and value. */
export interface Filling {
  chips?: Readonly<Record<string, string>>;
  fields?: Readonly<Record<string, string>>;
  selects?: Readonly<Record<string, string>>;
}

/** The form on the page. */
export const formOf = (page: Page): Locator => page.locator('housing-post-property');

/** Fills in the step on show. */
export const fillIn = async (
  page: Page,
  { chips = {}, fields = {}, selects = {} }: Filling,
): Promise<void> => {
  const form = formOf(page);
  for (const [group, label] of Object.entries(chips))
    await form
      .getByRole('radiogroup', { name: group })
      .locator('label')
      .filter({ hasText: label })
      .first()
      .click();
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(value);
  for (const [name, value] of Object.entries(selects))
    await form.locator(`[name=${name}]`).selectOption(value);
};

/** Presses a button of the form. */
export const press = (page: Page, name: string): Promise<void> =>
  formOf(page).getByRole('button', { name, exact: true }).click();

/** Fills in the extras from the photos, and goes back to these. */
export const fillInExtras = async (page: Page, details: Filling = {}): Promise<void> => {
  await press(page, 'Next');
  await fillIn(page, details);
  await press(page, 'Back');
};

/** Makes a small photo of one colour. */
export const photo = async (name: string, colour: string, width = 600, height = 400) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
});

/** Adds photos and waits until each is drawn into its canvas. */
export const addPhotos = async (page: Page, files: Awaited<ReturnType<typeof photo>>[]): Promise<void> => {
  const form = formOf(page);
  const before = await form.locator('canvas').count();
  await form.locator('input[type=file][multiple]').setInputFiles(files);
  await form
    .locator('[data-stage=ready]')
    .nth(before + files.length - 1)
    .waitFor();
  await drawn(page, before + files.length);
};

/** Waits until so many photos have been drawn. */
export const drawn = async (page: Page, count: number): Promise<void> => {
  await page.waitForFunction((wanted) => {
    const root = document.querySelector('housing-post-property')?.shadowRoot;
    const canvases = [...(root?.querySelectorAll('canvas') ?? [])];
    return canvases.filter((canvas) => canvas.width > 4).length === wanted;
  }, count);
};

/** Reads the colour in the middle of each photo, as r,g,b in steps of 64. */
export const colours = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('housing-post-property')?.shadowRoot;
    return [...(root?.querySelectorAll('canvas') ?? [])].map((canvas) => {
      const { data } = canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1) ?? {
        data: [0, 0, 0],
      };
      const [red = 0, green = 0, blue = 0] = data;
      return red > 128 ? 'red' : green > 128 ? 'lime' : blue > 128 ? 'blue' : 'other';
    });
  });

/** Hands files to the form as a paste or a drop does. */
export const hand = async (
  page: Page,
  way: 'paste' | 'drop',
  files: Awaited<ReturnType<typeof photo>>[],
): Promise<void> => {
  const sent = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString('base64'),
  }));
  await page.evaluate(
    ({ given, kind }) => {
      const data = new DataTransfer();
      for (const { name, mimeType, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      const root = document.querySelector('housing-post-property')?.shadowRoot;
      const target =
        kind === 'paste'
          ? root?.querySelector('textarea')
          : root?.querySelector('input[type=file][multiple]')?.parentElement;
      const options = { bubbles: true, cancelable: true, composed: true };
      target?.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data }),
      );
    },
    { given: sent, kind: way },
  );
};

/** Drags a photo by its handle to another one's place, both counted from 1. */
export const dragPhoto = async (page: Page, from: number, to: number): Promise<void> => {
  const handles = formOf(page).locator('[data-handle]');
  const handle = handles.nth(from - 1);
  await handle.scrollIntoViewIfNeeded();
  const [start, end] = [await handle.boundingBox(), await handles.nth(to - 1).boundingBox()];
  if (!start || !end) throw new Error('the photos are not on show');
  const { mouse } = page;
  await mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await mouse.down();
  await mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
  await mouse.up();
};

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Makes up a name of letters alone that no listing has yet. */
export const newName = (): string =>
  `Kala ${Array.from({ length: 8 }, () => letters[Math.floor(Math.random() * 26)]).join('')}`;

const place = { city: 'Pune', locality: 'Baner' };
const letting = { monthlyRent: '25000', securityDeposit: '50000', availableFrom: '2027-01-15' };

/** Step one of each kind and what its step two cannot do without, but for the name of the society. */
export const wholeForms: Readonly<
  Record<string, { tab: string; title: string; basics: Filling; details: Filling }>
> = {
  sell: {
    tab: 'Buy',
    title: 'society',
    basics: {
      chips: {
        'Property type': 'Flat',
        BHK: '2 BHK',
        Furnishing: 'Semi-Furnished',
        'Possession status': 'Resale',
      },
      fields: { ...place, carpetArea: '940', superArea: '1240.5', price: '9300000' },
      selects: { carpetAreaUnit: 'Sq-ft', superAreaUnit: 'Sq-ft' },
    },
    details: { fields: { societyArea: '4' }, selects: { societyAreaUnit: 'Acre', floorNumber: '0' } },
  },
  rent: {
    tab: 'Rent',
    title: 'societyName',
    basics: {
      chips: {
        'Property type': 'Villa',
        BHK: '3 BHK',
        Furnishing: 'Unfurnished',
        'Willing to rent to': 'Family',
      },
      fields: { ...place, ...letting, carpetArea: '1100' },
      selects: { areaUnit: 'Sq-ft', durationOfAgreement: '11 months' },
    },
    details: { chips: { Bathrooms: '2' } },
  },
  pg: {
    tab: 'PG',
    title: 'societyName',
    basics: {
      chips: {
        'Property type': 'Flat',
        'Room type': 'Shared',
        'Available for': 'Girls',
        BHK: '1 BHK',
        Furnishing: 'Fully Furnished',
      },
      fields: { ...place, ...letting, capacity: '3', carpetArea: '200' },
      selects: { areaUnit: 'Sq-ft', durationOfAgreement: '6 months' },
    },
    details: {},
  },
  plot: {
    tab: 'Plot/Land',
    title: 'societyName',
    basics: {
      chips: {
        'Boundary wall': 'Yes',
        'Open sides': '2',
        'Possession by': 'Immediate',
        'Approved by': 'Collector Approved',
        Ownership: 'Freehold',
      },
      fields: { ...place, plotArea: '200', length: '60', breadth: '30', floorAllowed: '3', price: '4500000' },
      selects: { areaUnit: 'Sq-yrd' },
    },
    details: { chips: { 'RERA approved': 'Yes' }, fields: { reraNumber: 'P52100012345' } },
  },
  commercial: {
    tab: 'Commercial',
    title: 'projectName',
    basics: {
      chips: { 'Property type': 'Office', 'Possession status': 'Ready to Move', Ownership: 'Leasehold' },
      fields: { ...place, carpetArea: '1500', price: '32500000' },
      selects: { areaUnit: 'Sq-ft' },
    },
    details: { chips: { Washrooms: '2' } },
  },
};
