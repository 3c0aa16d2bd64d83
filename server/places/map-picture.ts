/** A small map around a point as SVG: for cards and pages that have no room for a map that moves. */
import { type Line, type LngLat, type NamedPoint, shapesAt } from './map-shapes.js';

/** What a picture shows: a point, and the metres around it in which the home is. */
export interface PictureQuestion {
  readonly lat: number;
  readonly lng: number;
  readonly radius: number;
  /** Writes names in Devanagari. */
  readonly isDevanagari: boolean;
}

/** A point of the picture. */
type Spot = readonly [x: number, y: number];

const [width, height] = [320, 240];
/** A picture shows 6.4 by 4.8 km: the widest radius has room. */
const pixelsPerMetre = 0.05;
const metresPerDegree = 111_195;
/** Pixels around the picture up to which lines go on, so that no end of a stroke is seen. */
const margin = 6;

/** Follows prefers-color-scheme, which for a picture is that of the place it stands in. */
const style = [
  '.w{fill:#d2dff0}.g{fill:#f4f0e8}.t{fill:#faf8f4;stroke:#e4ded3}.o{stroke:#f6ddae}.m{stroke:#6795ce}.r{stroke:#838994}',
  '.s{fill:#fff;stroke:#5b6270}.a{fill:#0b6b5d;fill-opacity:.16;stroke:#0b6b5d}text{fill:#4b515d;stroke:#faf8f4}',
  '@media(prefers-color-scheme:dark){.w{fill:#31405a}.g{fill:#252a33}.t{fill:#13161b;stroke:#303641}.o{stroke:#5a4820}',
  '.m{stroke:#608bc4}.r{stroke:#80858f}.s{fill:#13161b;stroke:#c9cdd5}.a{fill:#5ccbb6;stroke:#5ccbb6}',
  'text{fill:#c9cdd5;stroke:#13161b}}',
].join('');

type Project = (point: LngLat) => Spot;

const projectionAround = ({ lat, lng }: PictureQuestion): Project => {
  const up = pixelsPerMetre * metresPerDegree;
  const right = up * Math.cos((lat * Math.PI) / 180);
  return ([east, north]) => [width / 2 + (east - lng) * right, height / 2 - (north - lat) * up];
};

/** The four edges: whether a spot is inside, and where a line crosses. */
const edges = [
  { axis: 0, at: -margin, sign: 1 },
  { axis: 0, at: width + margin, sign: -1 },
  { axis: 1, at: -margin, sign: 1 },
  { axis: 1, at: height + margin, sign: -1 },
] as const;

const crossing = (from: Spot, to: Spot, { axis, at }: (typeof edges)[number]): Spot => {
  const share = (at - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
};

/** Cuts a ring at the edges, one after the other (Sutherland and Hodgman). */
const cutRing = (ring: readonly Spot[]): readonly Spot[] =>
  edges.reduce<readonly Spot[]>((spots, edge) => {
    const isIn = (spot: Spot): boolean => (spot[edge.axis] - edge.at) * edge.sign >= 0;
    return spots.flatMap((spot, index) => {
      const before = spots.at(index - 1) as Spot;
      if (isIn(spot)) return isIn(before) ? [spot] : [crossing(before, spot, edge), spot];
      return isIn(before) ? [crossing(before, spot, edge)] : [];
    });
  }, ring);

/** Tells whether a piece of a line may be seen. */
const isSeen = (one: Spot, other: Spot): boolean =>
  edges.every(({ axis, at, sign }) => (one[axis] - at) * sign >= 0 || (other[axis] - at) * sign >= 0);

/** Splits a line into the runs that may be seen. */
const cutLine = (line: readonly Spot[]): readonly (readonly Spot[])[] => {
  const runs: Spot[][] = [];
  let run: Spot[] | undefined;
  for (const [index, spot] of line.entries()) {
    const before = line[index - 1];
    if (!before) continue;
    if (!isSeen(before, spot)) run = undefined;
    else if (run) run.push(spot);
    else runs.push((run = [before, spot]));
  }
  return runs;
};

/** Pixels that a line may be off. */
const tolerance = 1.3;

/** Keeps the spots that a line cannot do without (Douglas and Peucker). */
const simpler = (spots: readonly Spot[]): readonly Spot[] => {
  const [first, last] = [spots[0], spots.at(-1)];
  if (!first || !last || spots.length < 3) return spots;
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
  const off = ([x, y]: Spot): number =>
    length === 0
      ? Math.hypot(x - first[0], y - first[1])
      : Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / length;
  const far = spots.map(off);
  const at = far.indexOf(Math.max(...far));
  if ((far[at] ?? 0) <= tolerance) return [first, last];
  return [...simpler(spots.slice(0, at + 1)).slice(0, -1), ...simpler(spots.slice(at))];
};

/** Writes spots as steps of whole pixels; those that fall on the one before are left out. */
const written = (spots: readonly Spot[], end = ''): string => {
  const whole = simpler(spots)
    .map(([x, y]): Spot => [Math.round(x), Math.round(y)])
    .filter(([x, y], at, all) => at === 0 || x !== all[at - 1]?.[0] || y !== all[at - 1]?.[1]);
  const [first, ...others] = whole;
  if (!first || others.length === 0) return '';
  const moves = others.map(([x, y], at) => {
    const [beforeX, beforeY] = whole[at] as Spot;
    return `${x - beforeX} ${y - beforeY}`;
  });
  return `M${first.join(' ')}l${moves.join(' ')}${end}`.replaceAll(' -', '-');
};

const path = (kind: string, data: string): string =>
  data === '' ? '' : `<path class="${kind}" d="${data}"/>`;

/** What lies within the edges of the picture. */
const nearTo =
  ({ lat, lng }: PictureQuestion) =>
  ({ west, south, east, north }: Line): boolean => {
    const [beside, above] = [0.034, 0.024];
    return west < lng + beside && east > lng - beside && south < lat + above && north > lat - above;
  };

const escaped = (text: string): string =>
  text.replace(/[<>&"]/g, (sign) => `&#${String(sign.codePointAt(0))};`);

/** Pixels of a letter of the names, and of their lines. */
const letter = { wide: 5.6, high: 13 };

/** Places names where none stands yet; the first come first. */
const namesOf = (all: readonly { text: string; spot: Spot }[]): string => {
  const names = new Set<string>();
  const taken: (readonly [x: number, y: number, half: number])[] = [];
  return all
    .flatMap(({ text, spot: [x, y] }) => {
      const half = (Array.from(text).length * letter.wide) / 2;
      const isIn = x > half + 4 && x < width - half - 4 && y > letter.high && y < height - 22;
      const isFree = taken.every(
        ([otherX, otherY, other]) =>
          Math.abs(x - otherX) > half + other + 6 || Math.abs(y - otherY) > letter.high,
      );
      if (!isIn || !isFree || names.has(text) || taken.length > 9) return [];
      names.add(text);
      taken.push([x, y, half]);
      return `<text x="${Math.round(x)}" y="${Math.round(y)}">${escaped(text)}</text>`;
    })
    .join('');
};

/** What is written where the shapes come from, as their licences want it. */
const credit = '© OpenStreetMap, DataMeet, GeoNames';

/** Draws the picture. */
export const drawMapPicture = (question: PictureQuestion): string => {
  const shapes = shapesAt(question.lng);
  const project = projectionAround(question);
  const isNear = nearTo(question);
  const spotsOf = (line: Line): Spot[] => line.points.map(project);
  const rings = (lines: readonly Line[]): string =>
    lines
      .filter(isNear)
      .map((line) => written(cutRing(spotsOf(line)), 'z'))
      .join('');
  const strokes = (lines: readonly Line[]): string =>
    lines
      .filter(isNear)
      .flatMap((line) => cutLine(spotsOf(line)).map((run) => written(run)))
      .join('');
  const textOf = ({ name, nameMr }: NamedPoint): string => (question.isDevanagari ? nameMr || name : name);
  const isInside = ([x, y]: Spot): boolean => x > 0 && x < width && y > 0 && y < height;
  const stations = shapes.stations
    .map((station) => ({ text: textOf(station), spot: project(station.at) }))
    .filter(({ spot }) => isInside(spot));
  const fromMiddle = ({ spot: [x, y] }: { spot: Spot }): number => Math.hypot(x - width / 2, y - height / 2);
  const places = shapes.places
    .map((place) => ({ text: textOf(place), spot: project(place.at) }))
    .filter(({ spot }) => isInside(spot))
    .sort((one, other) => fromMiddle(one) - fromMiddle(other));
  const labels = [
    ...places.slice(0, 1),
    ...stations.map(({ text, spot: [x, y] }) => ({ text, spot: [x, y - 7] as const })),
    ...places.slice(1),
  ];
  const ground = shapes.land.length > 0 ? 'w' : 'g';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${style}</style>`,
    `<path class="${ground}" d="M0 0h${width}v${height}H0z"/>`,
    path('g', rings(shapes.land)),
    path('t', rings(shapes.towns)),
    path('w', rings(shapes.lakes)),
    '<g fill="none" stroke-linejoin="round" stroke-linecap="round">',
    `<g stroke-width="3">${path('o', strokes(shapes.roads))}</g>`,
    `<g stroke-width="2">${path('m', strokes(shapes.metro))}${path('r', strokes(shapes.rail))}</g></g>`,
    `<circle class="a" cx="${width / 2}" cy="${height / 2}" r="${Math.round(question.radius * pixelsPerMetre)}"/>`,
    ...stations.map(
      ({ spot: [x, y] }) =>
        `<circle class="s" cx="${Math.round(x)}" cy="${Math.round(y)}" r="2.5" stroke-width="1.5"/>`,
    ),
    '<g font-family="system-ui,sans-serif" font-size="11" text-anchor="middle" paint-order="stroke" stroke-width="2.5">',
    `${namesOf(labels)}<text x="${width - 6}" y="${height - 6}" font-size="8" text-anchor="end">${credit}</text></g></svg>`,
  ].join('');
};
