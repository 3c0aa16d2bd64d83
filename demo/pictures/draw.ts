/** Draws the pictures of the demo market and says which ones a listing would show. */
import { createRandom, type Random } from './random.js';
import { type SceneKind, scenes } from './scenes.js';
import { drawRain } from './sky.js';
import { createStage, type Given } from './stage.js';

export type { SceneKind } from './scenes.js';

/** The kind of listing the pictures are for. */
export type PicturedKind = 'sell' | 'rent' | 'plot' | 'pg' | 'commercial';

/**
 * Draws one scene as SVG of 1600 by 1200. The same seed always gives the same picture; seeds that share what stands
 * before a `~` ("listing", "listing~2") share light and colours, as the pictures of one home do. A plot seen from the air has
 * its `sides` written along them.
 */
export function drawScene(scene: SceneKind, seed: string, given: Given = {}): string {
  const stage = createStage(scene, seed, given);
  scenes[scene].draw(stage);
  if (scenes[scene].outdoors) drawRain(stage);
  return stage.canvas.toSvg();
}

/** Scenes in the order an owner would show them; the first ones are the most telling. */
function scenesInOrder(kind: PicturedKind, propertyType: string, random: Random): SceneKind[] {
  const home: SceneKind[] = [
    'living-room',
    'bedroom',
    'kitchen',
    'balcony',
    'floor-plan',
    'bedroom',
    'living-room',
  ];
  const type = propertyType.toLowerCase();
  if (kind === 'plot') return ['plot', 'site-plan', 'plot', 'plot', 'site-plan'];
  if (/godam|godown|industry|warehouse/.test(type))
    return ['warehouse', 'warehouse', 'floor-plan', 'warehouse'];
  if (/shop|retail|showroom/.test(type)) return ['shop-front', 'shop-front', 'floor-plan', 'office-floor'];
  if (kind === 'commercial' || type.includes('office'))
    return ['office-floor', 'tower', 'office-floor', 'floor-plan', 'shop-front'];
  const flats: SceneKind = random.chance(0.5) ? 'tower' : 'society';
  if (kind === 'pg')
    return [
      'hostel-room',
      /villa|house/.test(type) && type !== 'penthouse' ? 'bungalow' : flats,
      'hostel-room',
      'kitchen',
      'living-room',
      'balcony',
    ];
  if (type.includes('penthouse')) return ['tower', 'balcony', ...home];
  if (type.includes('villa')) return ['bungalow', ...home];
  if (type.includes('house')) return [random.chance(0.55) ? 'row-house' : 'bungalow', ...home];
  if (type.includes('builder floor')) return [random.chance(0.6) ? 'society' : 'row-house', ...home];
  return random.chance(0.25) ? ['living-room', flats, ...home.slice(1)] : [flats, ...home];
}

/** Chooses `count` scenes for a listing: outside first (the room first for a PG), then rooms, balcony and plan. */
export function scenesFor(
  kind: PicturedKind,
  propertyType: string,
  seed: string,
  count: number,
): SceneKind[] {
  const ordered = scenesInOrder(kind, propertyType, createRandom(`${seed}:scenes`));
  return Array.from(
    { length: Math.max(0, count) },
    (_, index) => ordered[index % ordered.length] ?? 'living-room',
  );
}
