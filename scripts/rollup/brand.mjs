/** Everything that shows the brand, from its two drawings: logo, icons, the picture of shared links, the head of mails. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The wordmark's ink, and what it is on dark ground: the colour of texts there (src/widgets/kit/style/tokens.ts). */
const ink = '#1d2129';
const inkOnDark = '#eceae5';

const inner = (svg) => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
const sheet = (width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;

/** Reads the symbol, on 32 by 32, and the wordmark, as high and 94 wide. */
const drawingsIn = (folder) => {
  const read = (name) => inner(readFileSync(join(folder, `${name}.svg`), 'utf8'));
  return { symbol: read('brand'), wordmark: read('wordmark') };
};

const logoWidth = 136;
const logo = ({ symbol, wordmark }) => `${symbol}<g transform="translate(42)">${wordmark}</g>`;

/** Lists the logo for light and for dark ground, as `[path, contents]`. */
export const logosIn = (folder) => {
  const drawn = sheet(logoWidth, 32, logo(drawingsIn(folder)));
  return [
    ['/art/logo.svg', drawn],
    ['/art/logo-dark.svg', drawn.replaceAll(ink, inkOnDark)],
  ];
};

const png = (svg, width) =>
  sharp(Buffer.from(svg), { density: 400 }).resize({ width }).png({ palette: true }).toBuffer();

/** Lists the icons. Systems cut the maskable one and Apple's to a shape of their own, so those are filled to the corners. */
export const iconsIn = async (folder) => {
  const { symbol } = drawingsIn(folder);
  const drawn = sheet(32, 32, symbol);
  const filled = symbol.replace(' rx="8"', '');
  // The shape may take a fifth of each side away.
  const safe = `<rect width="32" height="32" fill="#0b6b5d"/><g transform="translate(3.2 3.2) scale(.8)">${filled}</g>`;
  return Promise.all(
    [
      ['/art/icon-32.png', drawn, 32],
      ['/art/icon-192.png', drawn, 192],
      ['/art/icon-512.png', drawn, 512],
      ['/art/icon-apple.png', sheet(32, 32, filled), 180],
      ['/art/icon-maskable.png', sheet(32, 32, safe), 512],
    ].map(async ([path, svg, width]) => [path, await png(svg, width)]),
  );
};

/** The picture of shared links that have none of their own: the brand over the skyline, 1200 by 630. */
const socialPicture = (brand, [left, scale], skyline) =>
  sheet(
    1200,
    630,
    `<rect width="1200" height="630" fill="#faf8f4"/>` +
      `<svg y="216" width="1200" height="414" viewBox="200 0 1275 440" fill="none">${skyline}</svg>` +
      `<g transform="translate(${left} 96) scale(${scale})">${brand}</g>`,
  );

/**
 * Lists the pictures that others keep the address of, so that it never changes: for shared links and for mails. A market
 * with a name of its own has those with the symbol alone.
 */
export const lastingPicturesIn = async (folder) => {
  const drawings = drawingsIn(folder);
  const skyline = inner(readFileSync(join(folder, 'skyline.svg'), 'utf8'));
  return Promise.all(
    [
      ['social.png', socialPicture(logo(drawings), [260, 5], skyline), 1200],
      ['social-symbol.png', socialPicture(drawings.symbol, [510, 5.6], skyline), 1200],
      // Twice as large as shown.
      ['mail.png', sheet(logoWidth, 32, logo(drawings)), 2 * logoWidth],
      ['mail-symbol.png', sheet(32, 32, drawings.symbol), 64],
    ].map(async ([name, svg, width]) => [name, await png(svg, width)]),
  );
};
