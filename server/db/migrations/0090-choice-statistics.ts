/**
 * Choices are compared in small letters, and of an expression the planner knows nothing: it took a filter that nearly all
 * listings pass for one that few do, and read a whole city instead of its newest. These statistics tell it.
 */
export const name = 'choice-statistics';

const choices = [
  ...['property_type', 'furnished', 'possession', 'ownership', 'approved_by', 'rera', 'room_type'],
  'available_for',
];

export const statements = [
  ...choices.map((column) => `create statistics listing_${column}_choice on lower(${column}) from listing`),
  'analyze listing',
];
