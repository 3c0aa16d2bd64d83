/** The scenes that can be drawn, by name. */
import { drawLivingRoom } from './scenes/living-room.js';
import { drawBedroom } from './scenes/bedroom.js';
import { drawKitchen } from './scenes/kitchen.js';
import { drawHostelRoom } from './scenes/hostel-room.js';
import { drawSociety } from './scenes/society.js';
import { drawBungalow } from './scenes/bungalow.js';
import { drawRowHouse } from './scenes/row-house.js';
import { drawBalconyView } from './scenes/balcony.js';
import { drawOfficeFloor } from './scenes/office-floor.js';
import { drawFloorPlan } from './scenes/floor-plan.js';
import { drawShopFront } from './scenes/shop-front.js';
import { drawWarehouse } from './scenes/warehouse.js';
import { drawPlot } from './scenes/plot.js';
import { drawSitePlan } from './scenes/site-plan.js';
import { drawTower } from './scenes/tower.js';
import type { Stage } from './stage.js';

export type SceneKind =
  | 'tower'
  | 'society'
  | 'bungalow'
  | 'row-house'
  | 'shop-front'
  | 'office-floor'
  | 'warehouse'
  | 'plot'
  | 'site-plan'
  | 'hostel-room'
  | 'living-room'
  | 'bedroom'
  | 'kitchen'
  | 'balcony'
  | 'floor-plan';

interface Scene {
  readonly draw: (stage: Stage) => void;
  /** Rain falls over it when it rains. */
  readonly outdoors: boolean;
}

/** Every scene with how it is drawn. */
export const scenes: Readonly<Record<SceneKind, Scene>> = {
  tower: { draw: drawTower, outdoors: true },
  society: { draw: drawSociety, outdoors: true },
  bungalow: { draw: drawBungalow, outdoors: true },
  'row-house': { draw: drawRowHouse, outdoors: true },
  'shop-front': { draw: drawShopFront, outdoors: true },
  'office-floor': { draw: drawOfficeFloor, outdoors: false },
  warehouse: { draw: drawWarehouse, outdoors: true },
  plot: { draw: drawPlot, outdoors: true },
  'site-plan': { draw: drawSitePlan, outdoors: false },
  'hostel-room': { draw: drawHostelRoom, outdoors: false },
  'living-room': { draw: drawLivingRoom, outdoors: false },
  bedroom: { draw: drawBedroom, outdoors: false },
  kitchen: { draw: drawKitchen, outdoors: false },
  balcony: { draw: drawBalconyView, outdoors: false },
  'floor-plan': { draw: drawFloorPlan, outdoors: false },
};

/** The names of all scenes. */
export const sceneKinds = Object.keys(scenes) as SceneKind[];
