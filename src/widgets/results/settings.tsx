/** The context of the results' parts: their search, and the page's settings. */
import { useUnit } from 'effector-react';
import { createContext, useContext } from 'react';
import { $searches, emptySearch, type Search } from '../../model/search/search.js';

/** Holds the attributes that the parts read. */
export interface Settings {
  readonly group: string;
  readonly listingUrl?: string | undefined;
  readonly resultsUrl?: string | undefined;
  /** Whether the visitor may choose another tab. */
  readonly hasTabs: boolean;
}

const SettingsContext = createContext<Settings>({ group: '', hasTabs: true });

/** Sets the settings of everything inside it. */
export const SettingsProvider = SettingsContext.Provider;

/** Returns the settings of the widget. */
export const useSettings = (): Settings => useContext(SettingsContext);

/** The place and surface of contacts of a group's results. */
export const contactPlace = (group: string) => ({ place: `results ${group}`, surface: 'search' }) as const;

/** Returns the search of the widget's group. */
export function useSearch(): Search {
  const { group } = useSettings();
  return useUnit($searches)[group] ?? emptySearch;
}
