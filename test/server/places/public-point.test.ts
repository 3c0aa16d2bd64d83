/** The public point of a home, asked of every cell around it as somebody with pins of their own could. */
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { metresBetween } from '../../../server/places/fact-checks.js';
import { startServer, type TestServer } from '../../support/server.js';

const test = suite('server/places/public-point');

let server: TestServer;

test.before(async () => {
  server = await startServer();
  // Drawn anew for each database, it would let the rarest point have too few cells once in many runs.
  await sql`insert into place_secret (secret) values ('of a test')
    on conflict (id) do update set secret = excluded.secret`.execute(server.database.sql);
});
test.after(() => server.close());

interface Cell {
  lat: number;
  lng: number;
  shownLat: number;
  shownLng: number;
}

/** The cells of a square of 1.2 km with the points they are shown at. */
const cellsAround = async (lat: number, lng: number): Promise<Cell[]> => {
  const { rows } = await sql<Cell>`
    select lat, lng, place_lat as "shownLat", place_lng as "shownLng"
    from (select (floor(${lat}::float8 / 0.00025) + row + 0.5) * 0.00025 as lat,
        (floor(${lng}::float8 / 0.00025) + col + 0.5) * 0.00025 as lng
      from generate_series(-21, 21) row, generate_series(-21, 21) col) cell,
    lateral public_point(cell.lat, cell.lng, 'home ' || cell.lat || ' ' || cell.lng)`.execute(
    server.database.sql,
  );
  return rows;
};

const places: Readonly<Record<string, readonly [number, number]>> = {
  Sindhudurg: [15.9, 73.6],
  Pune: [18.5, 73.8],
  Nagpur: [21.15, 79.08],
};

for (const [place, [lat, lng]] of Object.entries(places))
  test(`in ${place} every cell is shown 200 to 300 m off, and many share what anybody can see`, async () => {
    const cells = await cellsAround(lat, lng);
    const sharing = new Map<string, number>();
    for (const cell of cells) {
      const off = metresBetween(cell, { lat: cell.shownLat, lng: cell.shownLng });
      // The corners of a cell are 20 m from its middle.
      assert.ok(off >= 220 && off <= 280, `${String(off)} m`);
      const shown = `${String(cell.shownLat)} ${String(cell.shownLng)}`;
      sharing.set(shown, (sharing.get(shown) ?? 0) + 1);
    }
    // Around the middle of the square all cells that can have the point were asked.
    const inner = [...sharing].filter(([shown]) => {
      const [shownLat = 0, shownLng = 0] = shown.split(' ').map(Number);
      return metresBetween({ lat, lng }, { lat: shownLat, lng: shownLng }) < 300;
    });
    assert.ok(inner.length > 10);
    const counts = inner.map(([, count]) => count).sort((one, other) => one - other);

    assert.ok((counts[0] ?? 0) >= 6, `the rarest point has ${String(counts[0])} cells`);
    assert.ok((counts[Math.floor(counts.length / 2)] ?? 0) >= 15);
  });

test.run();
