/** The pictures that screens are compared with: taking, keeping and comparing them. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

const folder = join(import.meta.dirname, 'references');
const failures = join(import.meta.dirname, '../../screenshots/looks');
const noteFile = join(folder, 'fingerprint.json');

/** How far a colour channel may be off before a pixel counts as changed; references have 256 colours. */
const channelTolerance = 56;
/** The share of pixels that may have changed. */
const shareTolerance = 0.003;

/** Notes the fingerprint of the references. */
export const keepFingerprint = (fingerprint: string): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(noteFile, `${JSON.stringify(JSON.parse(fingerprint), null, 2)}\n`);
};

/**
 * Makes a screen the same on every day and in every market: dates, years and Property IDs, which are drawn by lot, stand
 * still, and the pictures have come; with `whole`, those further down too, else those in view.
 */
export const holdStill = async (page: Page, whole = false): Promise<void> => {
  // No named function inside: the loader would mark it by a call that the page does not know.
  await page.evaluate(async (isWhole) => {
    // The sky is that of the hour.
    delete document.body.dataset.sky;
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots)
      for (const element of root.querySelectorAll('*'))
        if (element.shadowRoot) roots.push(element.shadowRoot);
    const moving: [RegExp, string][] = [
      [/\d{1,2} \p{L}[^\s\d]{0,9} 20\d\d/gu, '1 Jan 2026'],
      [/\bH[A-Z]-[A-Z\d]{7}\b/g, 'HS-AAAAAAA'],
      [/(?<=© 20\d\d-)20\d\d/g, '2026'],
    ];
    for (const root of roots) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        for (const [what, still] of moving)
          if (text.data.search(what) >= 0) text.data = text.data.replace(what, still);
      }
    }
    // What is laid out only near the window stays blank when the screenshot stretches it.
    if (isWhole)
      for (const element of roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>('*')]))
        if (getComputedStyle(element).contentVisibility === 'auto')
          element.style.contentVisibility = 'visible';
    const images = roots
      .flatMap((root) => [...root.querySelectorAll('img')])
      .filter(
        (image) =>
          isWhole ||
          (image.getBoundingClientRect().bottom > 0 && image.getBoundingClientRect().top < innerHeight),
      );
    // A picture further down would begin to load only when the screenshot stretches the window.
    for (const image of images) image.loading = 'eager';
    // Pictures of styles are no elements that could be waited for: another load of the same address can.
    const drawn = roots
      .flatMap((root) => [...root.querySelectorAll('*')])
      .flatMap((element) => /url\("([^"]+)"\)/.exec(getComputedStyle(element).backgroundImage)?.[1] ?? []);
    for (const src of new Set(drawn)) images.push(Object.assign(new Image(), { src }));
    const late = new Promise((resolve) => setTimeout(resolve, 40_000));
    await Promise.all(images.map((image) => Promise.race([image.decode(), late]).catch(() => undefined)));
    await document.fonts.ready;
  }, whole);
};

const pathOf = (name: string): string => join(folder, `${name}.png`);

/** Keeps a picture as the reference, in 256 colours. */
export const keepReference = async (name: string, picture: Buffer): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  await sharp(picture).png({ palette: true, colours: 256, dither: 0, effort: 10 }).toFile(pathOf(name));
};

const rawOf = async (picture: Buffer | string) =>
  sharp(picture).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });

/** A picture has some fifty million channels: nothing is called and nothing is made in the loop. */
const shareOfChanges = (now: Uint8Array, then: Uint8Array): number => {
  let changed = 0;
  let last = -1;
  for (let at = 0; at < now.length; at += 1) {
    const off = (now[at] ?? 0) - (then[at] ?? 0);
    if (off <= channelTolerance && off >= -channelTolerance) continue;
    const pixel = Math.floor(at / 3);
    if (pixel !== last) changed += 1;
    last = pixel;
  }
  return (changed * 3) / now.length;
};

/** Compares a picture with its reference; answers what is wrong in words, or null. The picture is then kept for looking. */
export const compareWithReference = async (name: string, picture: Buffer): Promise<string | null> => {
  if (!existsSync(pathOf(name))) return `${name} has no reference. Run: npm run looks -- accept`;
  const [now, then] = await Promise.all([rawOf(picture), rawOf(pathOf(name))]);
  const size = ({ info }: typeof now) => `${info.width} x ${info.height}`;
  const share = size(now) === size(then) ? shareOfChanges(now.data, then.data) : 1;
  if (share <= shareTolerance) return null;
  mkdirSync(failures, { recursive: true });
  writeFileSync(join(failures, `${name}.png`), picture);
  const change =
    size(now) === size(then)
      ? `${(share * 100).toFixed(2)} % of its pixels`
      : `${size(then)} to ${size(now)}`;
  return `${name} changed: ${change}; see screenshots/looks/${name}.png. If it is meant: npm run looks -- accept`;
};
