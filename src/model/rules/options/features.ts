/** The number choices and amenities of step two of the posting forms, as they go over the wire. */

const upTo = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));

/** Lists the choices for bedrooms, bathrooms, balconies and washrooms, 1 to 10 (S-284). */
export const roomCountOptions = upTo(1, 10);

/** Lists the choices for floor number and total floors, 0 to 80, 0 being the ground floor (S-285, C-23). */
export const floorOptions = upTo(0, 80);

/** Lists the ages of a rent, PG or commercial listing in years, 0 to 9 and "10+" (S-286). */
export const ageOptions: readonly string[] = [...upTo(0, 9), '10+'];

/** Lists the ages of a sale listing in years, 0 to 20 (S-286). */
export const sellAgeOptions = upTo(0, 20);

/** Lists the amenities of the group "Flat furnishing" (S-287). */
export const flatFurnishings = [
  'Washing Machine',
  'Sofa',
  'Bed',
  'Fridge',
  'AC',
  'Cupboard',
  'Geyser',
  'TV',
] as const;

/** Lists the amenities of the group "Society amenities", one of them misspelt on the wire (S-287). */
export const societyAmenities = [
  'Lift',
  'CCTV',
  'Kides Area',
  'Garden',
  'Gym',
  'Swimming Pool',
  'Regular Water Supply',
] as const;

/** Lists the amenities of a plot (S-288). */
export const plotAmenities = [
  'Water Storage',
  'Water Supply',
  'Vastu Compliant',
  'Rain Water Harvesting',
  'Electricity Supply',
] as const;

/** Lists what a plot may overlook (S-289). */
export const overlookingOptions = ['Pool', 'Park/Garden', 'Gym', 'Main Road', 'Club'] as const;

/** Lists the amenities of commercial space; the plot form spells Vastu otherwise (S-290). */
export const commercialAmenities = [
  'Rain Water Harvesting',
  'Lift',
  'Water Storage',
  'Waste Disposal',
  'Vaastu Compliant',
] as const;

/** Lists the building features of commercial space, stored among its amenities (S-291, C-29). */
export const buildingFeatures = [
  'Shooping Centre',
  'Grade A Building',
  'Main Road',
  'Power Backup',
  'CCTV',
] as const;
