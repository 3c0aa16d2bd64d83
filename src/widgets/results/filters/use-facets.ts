/** The counts behind the choices of the widget's search. */
import { useUnit } from 'effector-react';
import { $facets } from '../../../model/search/facets.js';
import type { Facets } from '../../../model/index.js';
import { useSettings } from '../settings.js';

/** Returns the counts; null until they came. */
export function useFacets(): Facets | null {
  const { group } = useSettings();
  return useUnit($facets)[group]?.facets ?? null;
}
