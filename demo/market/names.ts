/** Invented names of developers, projects and old societies; none belongs to anybody we know of. */
import type { Random } from '../pictures/random.js';

/** Lists the developers of the demo market. */
export const developers = [
  'Devrai Homes',
  'Tamhan Estates',
  'Sonchafa Constructions',
  'Bakulgandh Builders',
  'Morpankh Spaces',
  'Jaswandi Realty',
  'Kadambvan Developers',
  'Rutuparna Infra',
  'Palashban Habitat',
  'Chaitrapalavi Group',
  'Nagchampa Ventures',
  'Dongarkatha Properties',
] as const;

const firstWords = [
  'Tamhan',
  'Bakul',
  'Sonchafa',
  'Devrai',
  'Kadamb',
  'Palash',
  'Jaswandi',
  'Chandan',
  'Parijat',
  'Gulmohar',
  'Kanchan',
  'Nisarg',
  'Shravan',
  'Mogra',
  'Anantara',
  'Vasant',
  'Ashwin',
  'Rohini',
  'Swati',
  'Chaitra',
] as const;

const towerWords = [
  'Heights',
  'Skyline',
  'Vista',
  'Towers',
  'Crest',
  'Residences',
  'Horizon',
  'Avenue',
] as const;
const lowWords = [
  'Enclave',
  'Gardens',
  'Residency',
  'Court',
  'Park',
  'Greens',
  'Terraces',
  'Corner',
] as const;
const societyWords = [
  'Swami Krupa',
  'Sai Darshan',
  'Shree Ganesh Prasad',
  'Ekta',
  'Anand Vihar',
  'Shivneri',
  'Gokul Dham',
  'Om Sadguru',
  'Sahajeevan',
  'Matruchhaya',
  'Nav Jeevan',
  'Saraswati Sadan',
] as const;
const parkWords = ['Business Park', 'Trade Centre', 'Arcade', 'Plaza', 'Corporate Court', 'Square'] as const;
const estateWords = ['Industrial Estate', 'Logistics Park', 'Warehousing Yard', 'Udyog Nagar'] as const;
const plotWords = ['Meadows', 'Farms', 'Hill Plots', 'Green Acres', 'Valley', 'Nagar'] as const;

/** Names a project: a tower, or something lower. */
export const projectName = (random: Random, tall: boolean): string =>
  `${random.pick(firstWords)} ${random.pick(tall ? towerWords : lowWords)}`;

/** Names an older housing society. */
export const societyName = (random: Random): string => `${random.pick(societyWords)} CHS`;

/** Names a business building; sheds and storage stand on estates. */
export const businessName = (random: Random, shed: boolean): string =>
  `${random.pick(firstWords)} ${random.pick(shed ? estateWords : parkWords)}`;

/** Names a plotted layout. */
export const layoutName = (random: Random): string => `${random.pick(firstWords)} ${random.pick(plotWords)}`;
