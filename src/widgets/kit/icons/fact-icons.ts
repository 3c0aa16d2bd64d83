/** The icons of homes: facts and amenities; apart from the others, as only listings draw them. */
import { icon } from './icon.js';

export {
  AreaIcon,
  BathIcon,
  BedIcon,
  FloorsIcon,
  HomeIcon,
  KeyIcon,
  PlotIcon,
  ShieldCheckIcon,
  SofaIcon,
} from './card-icons.js';

export const BuildingIcon = icon(
  'M6 21V4a1 1 0 0 1 1-1h7a1 1 0 0 1 1 1v17M15 9h3a1 1 0 0 1 1 1v11M3.5 21h17M9 7h3M9 11h3M9 15h3',
);
export const LiftIcon = icon(
  'M6 3.5h12a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zM9 10.5L12 7l3 3.5M9 13.5l3 3.5 3-3.5',
);
export const CctvIcon = icon(
  'M3.5 7.5l13-3.5 1.8 6.5-13 3.5zM18 8.5l2.5-.7M9.5 13V17a2 2 0 0 1-2 2h-4M3.5 16.5v5',
);
export const GymIcon = icon('M6.5 7v10M3.5 9.5v5M17.5 7v10M20.5 9.5v5M6.5 12h11');
export const PoolIcon = icon(
  'M3 17.5c1.5 0 1.5 1.2 3 1.2s1.5-1.2 3-1.2 1.5 1.2 3 1.2 1.5-1.2 3-1.2 1.5 1.2 3 1.2 1.5-1.2 3-1.2M8 14.5V6a2 2 0 0 1 4 0M15.5 14.5V6a2 2 0 0 1 4 0M8 10.5h7.5',
);
export const GardenIcon = icon(
  'M12 21v-8M12 17l3-2.5M12 14.5a5.5 5.5 0 1 1 0-11 5.5 5.5 0 0 1 0 11zM7.5 21h9',
);
export const WaterIcon = icon('M12 3.5s6.5 6.6 6.5 11a6.5 6.5 0 0 1-13 0c0-4.4 6.5-11 6.5-11z');
export const PowerIcon = icon('M13 3L5 13.5h6L10 21l8.5-11h-6z');
export const AirConditionerIcon = icon(
  'M4 5h16a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM7 13v-2.5h10V13M8 16.5c0 1.5-1 1.5-1 3M12 16.5v3M16 16.5c0 1.5 1 1.5 1 3',
);
export const TelevisionIcon = icon(
  'M4 5h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM8.5 20.5h7',
);
export const FridgeIcon = icon(
  'M7 3h10a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM6 10h12M9 6v1.5M9 13v3',
);
export const WashingMachineIcon = icon(
  'M6 3h12a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM16.5 13.5a4.5 4.5 0 1 1-9 0a4.5 4.5 0 0 1 9 0zM8 6h2M15.5 6v.01',
);
export const WardrobeIcon = icon(
  'M6 3h12a1 1 0 0 1 1 1v15H5V4a1 1 0 0 1 1-1zM12 3v16M9.5 10v2.5M14.5 10v2.5M7 19v2M17 19v2',
);
export const GeyserIcon = icon(
  'M8 3h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM9 11.5h6M9.5 15v3M14.5 15v3M9.5 21v.01M14.5 21v.01M12 6v2.5',
);
export const KidsIcon = icon('M4 20L7 4h10l3 16M10 4v10M14 4v10M8.5 14h7');
export const WasteIcon = icon('M5 7h14M7 7l1 13h8l1-13M10 7V4.5h4V7M9.8 13.5l1.7 1.7 3-3.4');
export const RainIcon = icon(
  'M7 14.5a4 4 0 0 1 .3-8 5.5 5.5 0 0 1 10.4 1.3 3.4 3.4 0 0 1-.2 6.7zM8 18l-1 2.5M12.5 18l-1 2.5M17 18l-1 2.5',
);
export const VastuIcon = icon('M12 3l9 9-9 9-9-9zM7.5 7.5h9v9h-9z');
export const RoadIcon = icon('M8 4L4 20M16 4l4 16M12 5v2.5M12 11v2.5M12 17v2.5');
export const ClubIcon = icon('M4 20v-9l8-6 8 6v9zM12 5V2.5M9 20v-5a3 3 0 0 1 6 0v5');
