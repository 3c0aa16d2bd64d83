/** A small line drawing for each city: what people there would draw of it. */
import { css } from '../../../widgets/kit/style/sheet.js';

const mark = css`
  width: var(--h-size-40);
  height: var(--h-size-40);
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const drawings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    // The sea link's fan of cables over the water.
    Mumbai:
      'M3 30h34M14 30V8l-1 22M14 8L4 27M14 8l10 19M14 8l5 19M14 8L9 27M29 30V15l6 12M29 15l-6 12M3 35c4-2 6 2 10 0s6 2 10 0 6 2 10 0',
    // Palms at the creek.
    'Navi Mumbai':
      'M5 35c4-2 6 2 10 0s6 2 10 0 6 2 10 0M15 30c1-7 1-12 0-18M15 12c-4-3-8-2-10 2 4-2 7-2 10-2zM15 12c4-3 8-2 10 2-4-2-7-2-10-2zM15 12c-1-4 1-7 4-8-1 3-2 6-4 8zM24 30V18h10v12M28 22h2M28 26h2',
    // A lake under the hills.
    Thane: 'M3 22l8-11 6 7 6-10 8 10 6 4M3 27h34M8 32h24M13 36h14',
    // The gate of the old fort.
    Pune: 'M6 35V12h6v4h16v-4h6v23M12 16v19M28 16v19M16 35V26a4 4 0 0 1 8 0v9M6 12l3-4 3 4M28 12l3-4 3 4M17 20h6M4 35h32',
    // A bunch of grapes.
    Nashik:
      'M20 9c3-4 7-4 9-3-1 3-4 5-9 3zM20 9V5M17 14a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM24 14a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM31 14a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM20 20a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM27 20a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM24 26a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM22 32a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
  }),
);

// Houses in a row, for every other city.
const houses = 'M4 35V20l8-7 8 7v15M20 35V16l7-7 9 8v18M9 35v-8h6v8M25 20h6M25 26h6M2 35h36';

/** Draws the mark of a city, or houses in a row. */
export function CityMark({ city }: { city: string }) {
  return (
    <svg className={mark} viewBox="0 0 40 40" aria-hidden="true">
      <path d={drawings.get(city) ?? houses} />
    </svg>
  );
}
