/** What is chosen on the map. */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { $mapChoice, mapChosen, type MapGroup, moreChosenRequested } from '../../model/search/map.js';
import type { SearchAddress } from '../../model/rules/filter-url.js';
import { nameOf } from './bubbles.js';
import type { Place } from './camera.js';
import { fansOut } from './fan.js';

/** Degrees around a bubble in which its homes are: around one point, and around what no zoom takes apart. */
const beside = { together: 0.00003, close: 0.0014 };

/** What was chosen on the map. */
interface Chosen {
  /** Of the bubble; '' for the homes without a place. */
  name: string;
  count: number;
  box?: string;
  /** Where the homes of the bubble fan out, and which of them is looked at. */
  fan?: Place & { id?: string };
}

/** Holds what was chosen on the map: a home, the homes of a bubble, or those without a place. */
export const useChoice = ({ tab, filters }: SearchAddress) => {
  const [chosen, setChosen] = useState<Chosen>();
  const { found, choose, more } = useUnit({
    ...{ found: $mapChoice, choose: mapChosen, more: moreChosenRequested },
  });
  const away = (): void => {
    setChosen(undefined);
    choose(null);
  };
  useEffect(() => away, []);
  return {
    chosen,
    homes: found,
    away,
    more,
    home: (id: string): void => {
      setChosen({ name: id, count: 1 });
      choose({ tab, filters, ids: [id] });
    },
    group: (group: MapGroup): void => {
      const { lng, lat, count, together } = group;
      const side = together ? beside.together : beside.close;
      const box = [lng - side, lat - side, lng + side, lat + side].map((edge) => edge.toFixed(6)).join(',');
      setChosen({ name: nameOf(group), count, box, ...(fansOut(group) && { fan: { lng, lat } }) });
      choose({ tab, filters: { ...filters, bbox: box } });
    },
    fanned: (id?: string): void => {
      setChosen(
        (before) =>
          before?.fan && {
            ...before,
            fan: { lng: before.fan.lng, lat: before.fan.lat, ...(id !== undefined && { id }) },
          },
      );
    },
    placeless: (count: number): void => {
      setChosen({ name: '', count });
      // What has no place is in no area.
      choose({ tab, filters: { ...filters, bbox: '', polygon: '' }, arePlaceless: true });
    },
  };
};

/** What useChoice answers. */
export type Choice = ReturnType<typeof useChoice>;
