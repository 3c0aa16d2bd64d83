/** A shared map, as its page begins with it: where the map begins, and what its ground is painted with (map/first-paint.ts). */
import { base as mumbai } from '../../model/rules/map-base/mumbai.js';
import { base as pune } from '../../model/rules/map-base/pune.js';
import { filtersFromUrl } from '../../model/rules/filter-url.js';
import { mapStartOf } from '../../model/rules/map-start.js';
import { useLabels } from '../../widgets/kit/labels/labels.js';
import { boxOf } from '../map/camera.js';
import type { FirstView } from '../map/first-paint.js';
import { Ground } from '../map/ground.js';
import { groundStyles } from '../map/ground-styles.js';
import type { RenderRequest } from './render-request.js';

const cities = [...new Set([...mumbai.places, ...pune.places].map(({ city }) => city))];

/** Draws the map. */
export function FirstMap({ query, homesBox }: Pick<RenderRequest, 'query' | 'homesBox'>) {
  const label = useLabels();
  const { city, bbox } = filtersFromUrl(query).filters;
  const view: FirstView = {
    start: mapStartOf(city, bbox),
    box: boxOf(bbox) ?? homesBox,
    names: Object.fromEntries(cities.map((name) => [name, label(name)])),
  };
  return (
    <div className={groundStyles.pane} data-map="">
      <div className={groundStyles.ground} data-paint={JSON.stringify(view)}>
        <Ground />
      </div>
    </div>
  );
}
