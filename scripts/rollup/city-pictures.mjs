/** A picture of each large city, of what people there would draw of it, by day and by night; houses for every other. */
import { skies, underSky } from './skies.mjs';

const p = (fill, d, more = '') => `<path fill="${fill}" d="${d}"${more}/>`;
const line = (stroke, width, d, more = '') =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${more}/>`;
const disc = (x, y, r, fill, more = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`;
const at = (x, y, body, scale = 1) => `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`;

/** Windows have a colour of the skyline's, so that the night lights them. */
const glass = '#d3c9b6';
const pane = '#5e6f7a';
const beam = '#fbe9c5';
const windows = (x, y, columns, rows, [across, down] = [7, 9]) =>
  p(
    glass,
    Array.from(
      { length: columns * rows },
      (_, n) => `M${x + (n % columns) * across} ${y + Math.floor(n / columns) * down}h3.4v4.6h-3.4z`,
    ).join(''),
  );
const tower = (x, top, width, colour, side, foot = 128) =>
  p(colour, `M${x} ${top}h${width}V${foot}H${x}z`) +
  p(side, `M${x + width} ${top}l7 4V${foot}h-7z`) +
  windows(x + 5, top + 7, Math.floor((width - 4) / 7), Math.floor((foot - top - 10) / 9));
const waves = (colour, y) =>
  line(
    colour,
    1.6,
    `M18 ${y}h26M70 ${y + 9}h34M128 ${y + 2}h20M176 ${y + 11}h40M236 ${y + 3}h28M282 ${y + 10}h22`,
  );
const water = (near, far, wave) =>
  `${p(near, 'M0 122h320v38H0z')}${p(far, 'M0 122h320v8H0z')}${waves(wave, 138)}`;
const ground = (colour) => p(colour, 'M0 128h320v32H0z');
const hills = (far, near) =>
  p(far, 'M0 96c26-16 40-20 64-20h34c18 0 26 14 44 14h30c18 0 22-22 46-22h40c28 0 40 20 62 22v52H0z') +
  p(near, 'M0 116c30-10 56-18 92-14 34 4 58 14 96 10 44-5 82-16 132-8v38H0z');
const bush = (x, y, r, colour) => disc(x, y, r, colour) + disc(x + r * 1.1, y + 2, r * 0.8, colour);
const palm = (x, y, scale = 1) =>
  at(
    x,
    y,
    line('#a98a68', 2.6, 'M0 0C1-12 1-22-2-36') +
      line(
        '#5f9a6e',
        3,
        'M-2-36c-6-5-13-4-17 2M-2-36c-4-7-11-9-17-6M-2-36c5-6 13-6 17 0M-2-36c3-7 10-10 16-8M-2-36c0 5-2 9-6 11',
      ),
    scale,
  );
const house = (x, y, wall, roof, scale = 1) =>
  at(
    x,
    y,
    `${p(wall, 'M0 0v-24h40V0z')}${p(roof, 'M-5-22 20-42l25 20z')}${p('#8a6a4c', 'M16 0v-14h8V0z')}${windows(6, -17, 1, 1)}${windows(31, -17, 1, 1)}`,
    scale,
  );

const seaLink =
  line(
    '#7f95a3',
    1,
    'M122 40 60 118M122 40 76 118M122 40 92 118M122 40l-14 78M122 40l62 78M122 40l46 78M122 40l30 78M122 40l14 78M226 58l-36 60M226 58l-24 60M226 58l36 60M226 58l24 60',
  ) +
  p('#e9eef0', 'M115 122l5-86h4l5 86zM220 122l4-66h4l4 66z') +
  p('#8fa3ad', 'M0 116h320v5H0z') +
  p('#8fa3ad', 'M52 121h5v8h-5zM172 121h5v8h-5zM274 121h5v8h-5z');
const flamingo = (x, y, scale) =>
  at(
    x,
    y,
    `${line('#e79aa6', 1.6, 'M0 0v14M5 0v14')}${p('#f2b3bb', 'M-8-4c4-7 14-7 19-2-3 8-14 9-19 2z')}${line('#f2b3bb', 3, 'M10-5c6-3 2-11-2-13 0-4 4-5 7-3')}`,
    scale,
  );
const gate =
  p('#c98f63', 'M70 128V62h44v66zM206 128V62h44v66z') +
  p('#b97c52', 'M114 128V74h92v54z') +
  p('#d9a377', 'M66 62c8-16 44-16 52 0zM202 62c8-16 44-16 52 0z') +
  p('#8d5b3c', 'M140 128v-26c0-26 40-26 40 0v26z') +
  p('#6d4630', 'M147 128v-22c0-20 26-20 26 0v22z') +
  p('#e2b48b', 'M114 74h92v-7h-8v-6h-10v6h-10v-6h-12v6h-12v-6h-12v6h-10v-6h-10v6h-8z') +
  windows(82, 78, 3, 2, [9, 20]) +
  windows(218, 78, 3, 2, [9, 20]) +
  line('#8a6a4c', 2, 'M160 60V36') +
  p('#ee8a2f', 'M160 36l22 6-22 8z');
const vines = Array.from({ length: 7 }, (_, n) => {
  const x = 160 + (n - 3) * 22;
  const foot = 160 + (n - 3) * 74;
  return line('#5d8f57', 7 - Math.abs(n - 3) * 0.4, `M${x} 118L${foot} 162`);
}).join('');
const grapes = at(
  230,
  62,
  line('#6f8f55', 3, 'M0-14C0-40-8-50-2-66') +
    p('#7fae63', 'M0-16c6-12 20-12 26-4-6 10-18 12-26 4z') +
    [
      [-14, -8],
      [0, -8],
      [14, -8],
      [-7, 4],
      [7, 4],
      [-14, 4],
      [14, 4],
      [0, 16],
      [-8, 16],
      [8, 16],
      [0, 27],
    ]
      .map(([x, y], n) => disc(x, y, 8, n % 3 ? '#7d5a96' : '#9272aa'))
      .join(''),
);
const lake =
  p('#7fb6b4', 'M40 128c40-16 200-16 240 0l40 32H0z') +
  waves('#b9d9d3', 140) +
  at(
    150,
    138,
    `${p('#a9784c', 'M-18 0h40l-6 9h-28z')}${p('#f7f1e2', 'M1-2v-34c14 10 18 22 18 34z')}${p('#f0d9a8', 'M-2-2v-26c-9 8-13 17-13 26z')}`,
  );
const lighthouse =
  p('#8d8172', 'M186 128c10-18 96-22 174-12v44H170z') +
  p('#f4efe6', 'M230 116l6-70h20l6 70z') +
  p('#c8553d', 'M234.5 66h23l1.5 16h-26zM231.5 98h29l1.5 18h-32z') +
  p('#59636b', 'M233 46h26v-5h-26z') +
  p('#f6d98a', 'M238 41V29h16v12z') +
  p('#c8553d', 'M236 29h20l-10-11z') +
  p(beam, 'M238 33 150 16v34zM254 33l66-12v28z', ' opacity=".5"');
const fort =
  p('#8f8a7c', 'M30 130V76h12v-9h12v9h14v-9h12v9h14v-9h12v9h112v-9h12v9h14v-9h12v9h14v-9h12v63z') +
  p('#a8a292', 'M118 130V58h84v72z') +
  p('#a8a292', 'M118 58v-9h12v9h12v-9h12v9h12v-9h12v9h12v-9h12v18h-84z') +
  p('#5f5b50', 'M142 130v-30c0-24 36-24 36 0v30z') +
  p('#7d9a67', 'M30 76c12 4 22 14 20 26-8-4-18-12-20-26zM246 76c10 8 14 16 10 28-8-6-12-16-10-28z');
const train =
  p('#8fa3ad', 'M0 126h320v5H0zM40 131h8v29h-8zM150 131h8v29h-8zM262 131h8v29h-8z') +
  p('#e8e2ee', 'M26 126V80h214c20 0 34 20 40 46z') +
  p('#7a4f8f', 'M26 114h250l4 12H26zM26 80h214c8 0 15 3 21 8H26z') +
  p('#f2c14e', 'M26 108h247l3 6H26z') +
  p(
    pane,
    'M40 92h22v13H40zM72 92h22v13H72zM104 92h22v13h-22zM136 92h22v13h-22zM168 92h22v13h-22zM200 92h22v13h-22zM234 92h28l9 13h-37z',
  ) +
  p('#f6e2a2', 'M272 112h6v4h-6z') +
  line('#7f95a3', 1.4, 'M0 58h320M70 58l14 22 14-22M188 58l14 22 14-22');
const temple =
  p('#e7c9a4', 'M118 128V98h84v30z') +
  p('#d9b083', 'M110 98h100l-8-9h-84z') +
  p('#efd6b6', 'M128 89c0-30 12-46 32-64 20 18 32 34 32 64z') +
  line('#d9b083', 2.4, 'M133 76h54M138 63h44M145 50h30M160 27v62') +
  p('#8d5b3c', 'M148 128v-18c0-14 24-14 24 0v18z') +
  line('#8a6a4c', 2, 'M160 26V10') +
  p('#ee8a2f', 'M160 10l18 5-18 6z');
const fall =
  p('#6f9a78', 'M0 128V52c30-10 62-14 96-8l12 84zM320 128V44c-36-8-84-6-118 6l-6 78z') +
  p('#57835f', 'M70 128c4-30 16-52 34-82l22 4v78zM232 128c0-32-8-54-24-80l-20 6v74z') +
  p('#e6f3f4', 'M128 48c20-6 40-5 58 3l4 78h-66z') +
  line('#b7d9de', 2, 'M138 56v66M150 52v72M162 52v70M174 54v70') +
  p('#a9d2d3', 'M96 128c30-10 100-10 130 0l26 32H60z');

/** Each city: its sky from above down, its sun, and what stands before it. */
const cities = {
  mumbai: {
    sky: ['#bfe0ee', '#fbe6c8'],
    sun: [262, 52],
    body: `${tower(8, 70, 22, '#dfe3e0', '#c9cfcc', 118)}${tower(36, 50, 18, '#ece3d4', '#d8cbb6', 118)}${tower(286, 62, 20, '#e4ded6', '#cdc4b8', 118)}${seaLink}${water('#8fc0cf', '#b5d8df', '#d9edf0')}`,
  },
  pune: {
    sky: ['#e3d6ea', '#fbe3cf'],
    sun: [54, 44],
    body: `${hills('#d8c9d8', '#cdbcae')}${ground('#d9bf98')}${gate}${bush(30, 124, 10, '#8fae7c')}${bush(280, 124, 11, '#8fae7c')}`,
  },
  nashik: {
    sky: ['#d8e6d2', '#f6ecd2'],
    sun: [70, 46],
    body: `${hills('#b9cdb0', '#9dbb8c')}${p('#b8c987', 'M0 116h320v44H0z')}${vines}${grapes}`,
  },
  thane: {
    sky: ['#c5e4e2', '#f5ecd6'],
    sun: [236, 48],
    body: `${hills('#a9cbb9', '#86b39a')}${ground('#9fbf92')}${lake}${palm(52, 132)}${palm(286, 134, 0.9)}`,
  },
  'navi-mumbai': {
    sky: ['#d5e3ee', '#fbdcd8'],
    sun: [60, 50],
    body: `${tower(196, 56, 24, '#e8e6e0', '#d2cfc6', 122)}${tower(232, 40, 24, '#efe4d6', '#d8c9b4', 122)}${tower(272, 66, 22, '#e2e4e2', '#cbcfcc', 122)}${p('#7fa88a', 'M160 124c20-10 130-12 160-4v8H150z')}${water('#a9cdd0', '#c4dfdd', '#e4f1ef')}${flamingo(60, 134, 1.5)}${flamingo(106, 140, 1.25)}${flamingo(142, 130, 1)}${flamingo(28, 144, 1.1)}`,
  },
  'mira-bhayandar': {
    sky: ['#c9dff0', '#fdebd2'],
    sun: [84, 56],
    body: `${water('#84b6ca', '#a9d0da', '#cfe6ea')}${at(-40, 0, lighthouse)}`,
  },
  'vasai-virar': {
    sky: ['#dbe2e8', '#f8e4c6'],
    sun: [270, 46],
    body: `${fort}${water('#93b9bd', '#b2d0cf', '#d6e8e4')}${palm(22, 134, 1.1)}${palm(300, 134)}`,
  },
  kalyan: {
    sky: ['#dcd8ee', '#fbe8d0'],
    sun: [284, 40],
    body: `${hills('#c6c3da', '#a9b8b4')}${p('#9ec1c6', 'M0 140h320v20H0z')}${train}`,
  },
  dombivli: {
    sky: ['#f3dcc8', '#fbeed8'],
    sun: [248, 46],
    body: `${tower(20, 74, 26, '#e9e0d2', '#d5c8b4')}${tower(58, 58, 20, '#e3e3dc', '#cdcdc4')}${tower(254, 70, 28, '#ece2d6', '#d6c9b8')}${ground('#d3bd95')}${temple}${bush(96, 124, 9, '#86a978')}${bush(214, 124, 10, '#86a978')}`,
  },
  badlapur: {
    sky: ['#cfe3e6', '#eef0dc'],
    sun: [252, 30],
    body: `${p('#a9c6ae', 'M0 90c60-40 110-50 160-46 60 4 110 14 160 40v76H0z')}${ground('#8fb487')}${fall}${bush(60, 134, 12, '#5f8f62')}${bush(250, 136, 13, '#5f8f62')}`,
  },
  other: {
    sky: ['#d4e6e0', '#f8ebd4'],
    sun: [262, 44],
    body: `${hills('#bcd3c4', '#9fc0a6')}${ground('#c9cf9f')}${house(24, 132, '#f3e6d2', '#c8694a', 1.2)}${house(112, 134, '#e6ece6', '#9a5a44', 1.35)}${house(216, 132, '#f6dfc6', '#b9593d', 1.2)}${bush(96, 128, 9, '#7fa870')}${bush(290, 128, 11, '#7fa870')}`,
  },
};

const draw = (name, { sky: [top, low], sun: [x, y], body }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160" preserveAspectRatio="xMidYMax slice"><defs><linearGradient id="${name}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".8" stop-color="${low}"/></linearGradient></defs>${p(`url(#${name})`, 'M0 0h320v160H0z')}${disc(x, y, 26, '#fbe9c4', ' opacity=".6"')}${disc(x, y, 16, '#f9dfa8')}${body}</svg>`;

const night = {
  light: [0.4, 0.46, 0.58],
  colours: { ...skies.night.colours, '#fbe9c4': '#7d84a0', [pane]: '#eec16a', [beam]: '#f3e3b0' },
};

/** Lists the pictures as `[file, contents]`. */
export const cityPictures = () =>
  Object.entries(cities).flatMap(([name, city]) => {
    const drawn = draw(name, city);
    return [
      [`city-${name}.svg`, drawn],
      [`city-${name}-night.svg`, underSky(drawn, night)],
    ];
  });
