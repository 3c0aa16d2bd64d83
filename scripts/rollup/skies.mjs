/** The skyline at other hours and in the rains: the one drawing, its colours turned into those of each sky. */

/** Colours of what is lit in the evening: windows of the towers and of the houses. */
const windows = ['#d3c9b6', '#cddbd3', '#cfc3b0'];
const lit = (light, dim) => ({ [windows[0]]: light, [windows[1]]: dim, [windows[2]]: light });

const stars = (count) =>
  Array.from({ length: count }, (_, at) => {
    const [x, y] = [(at * 397) % 1600, 12 + ((at * 83) % 150)];
    return `<circle cx="${x}" cy="${y}" r="${at % 3 === 0 ? 1.8 : 1.1}" fill="#e9e4d0" opacity=".${4 + (at % 5)}"/>`;
  }).join('');

const rain = (count) => {
  const drops = Array.from({ length: count }, (_, at) => {
    const [x, y] = [(at * 211) % 1640, (at * 67) % 360];
    return `M${x} ${y}l-7 26`;
  });
  return `<path stroke="#7f95a3" stroke-width="1.5" opacity=".3" d="${drops.join('')}"/>`;
};

/**
 * What each sky changes: `light` multiplies red, green and blue, `colours` replaces those of the drawing, and `more` is drawn
 * over it.
 */
export const skies = {
  morning: {
    light: [1, 0.97, 0.94],
    colours: { '#f3e9d6': '#fbd9c0', '#fbe9c4': '#fcd3ac', '#f9dfa8': '#f8b887' },
  },
  monsoon: {
    light: [0.88, 0.92, 0.95],
    colours: {
      '#f3e9d6': '#d3dde2',
      '#fbe9c4': '#dde5e8',
      '#f9dfa8': '#dde5e8',
      '#93b596': '#6a9f78',
      '#aac4a8': '#86b48b',
      '#c2d4bd': '#a3c7a3',
    },
    more: rain(150),
  },
  evening: {
    light: [0.86, 0.76, 0.84],
    colours: {
      '#f3e9d6': '#f3bfa6',
      '#fbe9c4': '#f6c4a0',
      '#f9dfa8': '#f09a6e',
      ...lit('#ffe09a', '#fff0c9'),
    },
  },
  night: {
    light: [0.2, 0.25, 0.36],
    colours: {
      '#f3e9d6': '#1d2740',
      '#fbe9c4': '#2b3550',
      '#f9dfa8': '#e9e4d0',
      ...lit('#eec16a', '#8f8a72'),
    },
    more: stars(60),
  },
};

const two = (value) => Math.round(value).toString(16).padStart(2, '0');

/** Draws an SVG under one of the skies. */
export function underSky(svg, { light, colours, more = '' }) {
  const turned = (colour) => {
    const full = colour.length === 4 ? colour.replace(/[\da-f]/g, '$&$&') : colour;
    if (colours[full]) return colours[full];
    return `#${light.map((factor, at) => two(factor * Number.parseInt(full.slice(1 + 2 * at, 3 + 2 * at), 16))).join('')}`;
  };
  return svg.replace(/#[\da-f]{6}\b|#[\da-f]{3}\b/g, turned).replace('</svg>', `${more}</svg>`);
}
