/** The icons of listing cards, apart from the others to keep their files small. */
import { cardPaths } from './card-paths.js';
import { icon } from './icon.js';

export const CameraIcon = icon(cardPaths.camera);
export const HeartIcon = icon(cardPaths.save);
export const UsersIcon = icon(cardPaths.users);
export const BedIcon = icon(cardPaths.bed);
export const BathIcon = icon(cardPaths.bath);
export const AreaIcon = icon(cardPaths.area);
export const SofaIcon = icon(cardPaths.sofa);
export const HomeIcon = icon(cardPaths.home);
export const KeyIcon = icon(cardPaths.key);
export const PlotIcon = icon(cardPaths.plot);
export const FloorsIcon = icon(cardPaths.floors);
export const ShieldCheckIcon = icon(cardPaths.shieldCheck);
