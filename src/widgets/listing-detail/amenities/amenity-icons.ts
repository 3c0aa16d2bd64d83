/** The icons of amenities and of what a plot overlooks, by wire value (S-287 to S-291). */
import type { ComponentType } from 'react';
import { canonical } from '../../../model/rules/aliases.js';
import {
  AirConditionerIcon,
  BedIcon,
  BuildingIcon,
  CctvIcon,
  ClubIcon,
  FridgeIcon,
  GardenIcon,
  GeyserIcon,
  GymIcon,
  KidsIcon,
  LiftIcon,
  PoolIcon,
  PowerIcon,
  RainIcon,
  RoadIcon,
  SofaIcon,
  TelevisionIcon,
  VastuIcon,
  WardrobeIcon,
  WashingMachineIcon,
  WasteIcon,
  WaterIcon,
} from '../../kit/icons/fact-icons.js';
import type { IconProps } from '../../kit/icons/icon.js';
import { CheckIcon } from '../../kit/icons/icons.js';

const icons: Readonly<Record<string, ComponentType<IconProps>>> = {
  'Washing Machine': WashingMachineIcon,
  Sofa: SofaIcon,
  Bed: BedIcon,
  Fridge: FridgeIcon,
  AC: AirConditionerIcon,
  Cupboard: WardrobeIcon,
  Geyser: GeyserIcon,
  TV: TelevisionIcon,
  Lift: LiftIcon,
  CCTV: CctvIcon,
  'Kides Area': KidsIcon,
  Garden: GardenIcon,
  Gym: GymIcon,
  'Swimming Pool': PoolIcon,
  'Regular Water Supply': WaterIcon,
  'Water Storage': WaterIcon,
  'Water Supply': WaterIcon,
  'Vastu Compliant': VastuIcon,
  'Rain Water Harvesting': RainIcon,
  'Electricity Supply': PowerIcon,
  'Waste Disposal': WasteIcon,
  'Shooping Centre': BuildingIcon,
  'Grade A Building': BuildingIcon,
  'Main Road': RoadIcon,
  'Power Backup': PowerIcon,
  Pool: PoolIcon,
  'Park/Garden': GardenIcon,
  Club: ClubIcon,
};

/** Returns the icon of an amenity; one that nobody knows gets a tick. */
export const amenityIconOf = (amenity: string): ComponentType<IconProps> => {
  const name = canonical(amenity);
  return Object.hasOwn(icons, name) ? (icons[name] as ComponentType<IconProps>) : CheckIcon;
};
