/** The icons of the facts that stand in the overview. */
import type { ComponentType } from 'react';
import {
  AreaIcon,
  BathIcon,
  BedIcon,
  FloorsIcon,
  HomeIcon,
  KeyIcon,
  PlotIcon,
  ShieldCheckIcon,
  SofaIcon,
} from '../../kit/icons/fact-icons.js';
import type { IconProps } from '../../kit/icons/icon.js';
import {
  CalendarIcon,
  ClockIcon,
  InfoIcon,
  UserIcon,
  UsersIcon,
  ExpandIcon,
  RupeeIcon,
} from '../../kit/icons/icons.js';
import type { FactName } from './fields-by-kind.js';

const icons: Partial<Record<FactName, ComponentType<IconProps>>> = {
  superArea: AreaIcon,
  carpetArea: AreaIcon,
  plotArea: AreaIcon,
  dimensions: PlotIcon,
  size: BedIcon,
  bedrooms: BedIcon,
  capacity: BedIcon,
  washrooms: BathIcon,
  roomType: HomeIcon,
  propertyType: HomeIcon,
  possession: KeyIcon,
  possessionBy: KeyIcon,
  developer: HomeIcon,
  pricePer: RupeeIcon,
  furnishedType: SofaIcon,
  age: ClockIcon,
  duration: ClockIcon,
  availableFrom: CalendarIcon,
  floor: FloorsIcon,
  floorsAllowed: FloorsIcon,
  openSides: ExpandIcon,
  approvedBy: ShieldCheckIcon,
  boundaryWall: ShieldCheckIcon,
  ownership: UserIcon,
  willingToRent: UsersIcon,
  availableFor: UsersIcon,
};

/** Returns the icon of a fact. */
export const iconOf = (name: FactName): ComponentType<IconProps> => icons[name] ?? InfoIcon;
