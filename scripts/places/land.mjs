/** The land of the Mumbai region, from TopoJSON of its wards and outline. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ringsOf = (topo) => {
  const { scale, translate } = topo.transform;
  const arcs = topo.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  const ring = (ids) => ids.flatMap((id) => (id < 0 ? [...arcs[~id]].reverse() : arcs[id]));
  return Object.values(topo.objects).flatMap(({ geometries }) =>
    geometries.flatMap(({ type, arcs: parts }) =>
      (type === 'Polygon' ? [parts] : (parts ?? [])).map((p) => p.map(ring)),
    ),
  );
};

const isInside = (lng, lat, rings) => {
  let inside = false;
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [[ax, ay], [bx, by]] = [ring[i], ring[j]];
      if (ay > lat !== by > lat && lng < ((bx - ax) * (lat - ay)) / (by - ay) + ax) inside = !inside;
    }
  return inside;
};

/** Makes the test of land: a point, or one of eight 250 m around it, lies on land. Inland of the shapes all is land. */
export const readLand = (folder) => {
  const shapes = ['mmr', 'mumbai', 'navi-mumbai'].flatMap((name) =>
    ringsOf(JSON.parse(readFileSync(join(folder, 'base', `${name}.land.topo.json`), 'utf8'))),
  );
  const steps = [0, 0.0023, -0.0023];
  return ({ lat, lng }) =>
    lng > 73.55 ||
    lat > 19.75 ||
    lat < 18.74 ||
    steps.some((dy) => steps.some((dx) => shapes.some((rings) => isInside(lng + dx, lat + dy, rings))));
};
