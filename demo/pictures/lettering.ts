/** Numbers written on the ground, drawn by strokes, since pictures hold no text. */
import type { Point } from './perspective.js';
import { projectPolygon, scaleAt, type Vec } from './perspective.js';
import { flat } from './solids.js';
import type { Stage } from './stage.js';

/** The strokes of a sign in a box 6 wide and 10 high, y upwards. */
const signs: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  '0': [
    [
      [0, 2],
      [2, 0],
      [4, 0],
      [6, 2],
      [6, 8],
      [4, 10],
      [2, 10],
      [0, 8],
      [0, 2],
    ],
  ],
  '1': [
    [
      [1, 8],
      [3, 10],
      [3, 0],
    ],
    [
      [1, 0],
      [5, 0],
    ],
  ],
  '2': [
    [
      [0, 8],
      [2, 10],
      [4, 10],
      [6, 8],
      [6, 6],
      [0, 0],
      [6, 0],
    ],
  ],
  '3': [
    [
      [0, 9],
      [2, 10],
      [4, 10],
      [6, 8],
      [6, 7],
      [4, 5.4],
      [2, 5.4],
    ],
    [
      [4, 5.4],
      [6, 4],
      [6, 2],
      [4, 0],
      [2, 0],
      [0, 1],
    ],
  ],
  '4': [
    [
      [4.5, 0],
      [4.5, 10],
      [0, 3],
      [6, 3],
    ],
  ],
  '5': [
    [
      [6, 10],
      [0.6, 10],
      [0.2, 5.6],
      [4, 5.8],
      [6, 4],
      [6, 2],
      [4, 0],
      [2, 0],
      [0, 1],
    ],
  ],
  '6': [
    [
      [5.6, 10],
      [2, 8],
      [0, 4],
      [0, 2],
      [2, 0],
      [4, 0],
      [6, 2],
      [6, 4],
      [4, 5.6],
      [2, 5.6],
      [0, 4],
    ],
  ],
  '7': [
    [
      [0, 10],
      [6, 10],
      [2.4, 0],
    ],
  ],
  '8': [
    [
      [2, 5.4],
      [0.4, 7],
      [0.4, 8.4],
      [2, 10],
      [4, 10],
      [5.6, 8.4],
      [5.6, 7],
      [4, 5.4],
      [6, 3.6],
      [6, 2],
      [4, 0],
      [2, 0],
      [0, 2],
      [0, 3.6],
      [2, 5.4],
      [4, 5.4],
    ],
  ],
  '9': [
    [
      [0.4, 0],
      [4, 2],
      [6, 6],
      [6, 8],
      [4, 10],
      [2, 10],
      [0, 8],
      [0, 6],
      [2, 4.4],
      [4, 4.4],
      [6, 6],
    ],
  ],
  f: [
    [
      [5, 9.4],
      [3.6, 10],
      [2.4, 8.8],
      [2.4, 0],
    ],
    [
      [0.6, 6],
      [4.6, 6],
    ],
  ],
  t: [
    [
      [2.4, 9],
      [2.4, 1.2],
      [3.6, 0],
      [5, 0.6],
    ],
    [
      [0.6, 6],
      [4.8, 6],
    ],
  ],
  ' ': [],
};

/** Where a line of writing stands: its middle, the way it runs and the way up, in metres on the ground. */
interface Line {
  readonly middle: Point;
  readonly along: Point;
  readonly up: Point;
  /** Height of the signs in metres. */
  readonly size: number;
}

/** Writes a text such as "60 ft" on the ground, dark on a pale plate. */
export function writeOnGround(stage: Stage, text: string, { middle, along, up, size }: Line): void {
  const unit = size / 10;
  const advance = 8.4;
  const wide = text.length * advance - 2.4;
  const at = ([x, y]: Point): Vec => {
    const [u, v] = [(x - wide / 2) * unit, (y - 5) * unit];
    return [middle[0] + along[0] * u + up[0] * v, middle[1] + along[1] * u + up[1] * v, 0.06];
  };
  const plate: Point[] = [
    [-3, -3.5],
    [wide + 3, -3.5],
    [wide + 3, 13.5],
    [-3, 13.5],
  ];
  flat(stage, plate.map(at), { fill: '#fffaf0', opacity: 0.92, stroke: '#fffaf0', width: 8 });
  const strokes = Array.from(text).flatMap((sign, index) =>
    (signs[sign] ?? []).map((stroke) =>
      projectPolygon(
        stage.camera,
        stroke.map(([x, y]) => at([x + index * advance, y])),
      ),
    ),
  );
  stage.canvas.lines(strokes, '#2b2f36', Math.max(3, scaleAt(stage.camera, at([wide / 2, 5])) * unit * 1.7));
}
