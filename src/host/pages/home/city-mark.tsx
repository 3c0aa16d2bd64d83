/** A line drawing for each city, as the picture of its tile: what people there would draw of it. */
import { css } from '../../../widgets/kit/style/sheet.js';

const picture = css`
  display: grid;
  place-items: center;
  height: var(--h-size-112);
  background: linear-gradient(155deg, var(--h-brand-soft) 45%, var(--h-accent-soft));
  color: var(--h-brand);
  & > svg {
    width: var(--h-size-80);
    height: var(--h-size-80);
    fill: none;
    stroke: currentColor;
    stroke-width: 1.25;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
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
    // The lighthouse at the end of the coast.
    'Mira Bhayandar':
      'M16 33l2-20h6l2 20M17 24h8M17.5 18.5h7M18 13v-4h6v4M17 9h8l-4-4zM15 10L6 7M27 10l9-3M3 35c4-2 6 2 10 0s6 2 10 0 6 2 10 0M11 33h20',
    // The sea gate of the old fort.
    'Vasai Virar':
      'M4 33V14h4v-3h4v3h4v-3h8v3h4v-3h4v3h4v19M14 33V25a6 6 0 0 1 12 0v8M8 19h3M29 19h3M3 36c4-2 6 2 10 0s6 2 10 0 6 2 10 0',
    // The local train at the junction.
    Kalyan:
      'M12 6h16a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM13 10h6v8h-6zM21 10h6v8h-6zM13 24h2M25 24h2M18 24h4M13 30l-4 6M27 30l4 6M10 34h20',
    // A temple among the houses.
    Dombivli:
      'M14 35V22h12v13M12 22h16M16 22c0-6 2-9 4-12 2 3 4 6 4 12M20 10V5M20 5l5 2-5 1M18 35v-6h4v6M4 35V26l5-4 5 4M26 26l5-4 5 4v9M2 35h36',
    // A fall from the hills.
    Badlapur:
      'M2 30l8-14 5 7 4-8 3 5M24 20l3-8 5 9 6 9M19 15v15M22 20v10M25 19v11M14 34c3-3 5-3 8-3s6 0 9 3M6 34h28',
  }),
);

// Houses in a row, for every other city.
const houses = 'M4 35V20l8-7 8 7v15M20 35V16l7-7 9 8v18M9 35v-8h6v8M25 20h6M25 26h6M2 35h36';

/** Draws the picture of a city's tile: its mark, or houses in a row. */
export function CityMark({ city }: { city: string }) {
  return (
    <span className={picture} aria-hidden="true">
      <svg viewBox="0 0 40 40">
        <path d={drawings.get(city) ?? houses} />
      </svg>
    </span>
  );
}
