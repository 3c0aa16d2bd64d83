/** The ground of a map: the canvas that is painted, and swatches of the colours it is painted with. */
import type { Ref } from 'react';
import { colourNames } from './colours.js';
import { groundStyles } from './ground-styles.js';

/** What a Ground takes. */
interface GroundProps {
  canvas?: Ref<HTMLCanvasElement>;
  swatches?: Ref<HTMLDivElement>;
}

/** Draws it, inside of an element with the ground's class. */
export function Ground({ canvas, swatches }: GroundProps) {
  return (
    <>
      <canvas ref={canvas} aria-hidden="true" />
      <div className={groundStyles.colours} ref={swatches} aria-hidden="true">
        {colourNames.map((name) => (
          <i key={name} data-colour={name} />
        ))}
      </div>
    </>
  );
}
