/** The boxes for a station and for a journey, with the minutes of each; loaded when its section is opened. */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { filtersDrafted } from '../../../model/search/search.js';
import { $stations, stationsRequested } from '../../../model/search/stations.js';
import type { TravelName } from '../../../model/rules/filters.js';
import { minuteChoices } from './filter-options.js';
import { sameValue } from '../../../model/rules/aliases.js';
import { ChipGroup } from '../../kit/form/chip-group.js';
import { Combobox } from '../../kit/form/combobox.js';
import { PlusIcon } from '../../kit/icons/icons.js';
import { useLocale } from '../../kit/language/locale.js';
import { styles } from '../control-styles.js';
import { useSearch, useSettings } from '../settings.js';
import { useFilterCaptions } from './use-filter-captions.js';
import { useTravelWords } from './travel-words.js';

const most = 10;

const folded = (text: string): string => text.toLowerCase().normalize('NFC').trim();

/** Draws the section: a station is taken out of the list, so that the server knows it. */
function TravelSection({ name }: { name: TravelName }) {
  const words = useTravelWords();
  const locale = useLocale();
  const { choice } = useFilterCaptions();
  const { group } = useSettings();
  const { draft } = useSearch();
  const [text, setText] = useState('');
  const { known, request, change } = useUnit({
    known: $stations,
    request: stationsRequested,
    change: filtersDrafted,
  });
  useEffect(() => {
    request();
  }, []);
  const minutes = name === 'station' ? 'walk' : 'within';
  const chosen = draft[name];
  const typed = folded(text);
  const found = (known?.stations ?? [])
    .filter((each) => typed !== '' && [each.name, each.nameMr].some((one) => folded(one).includes(typed)))
    .slice(0, most);
  const lineOf = (ids: readonly string[]): string => {
    const line = known?.lines.find(({ id }) => ids.includes(id));
    return (locale === 'en' ? line?.name : line?.nameMr) ?? '';
  };
  const add = (station: string) => {
    setText('');
    const others = name === 'to' ? [] : chosen.filter((one) => !sameValue(one, station)).slice(-4);
    change({ group, change: { [name]: [...others, station] } });
  };
  return (
    <div className={styles.section}>
      <Combobox
        aria-label={words[name]}
        placeholder={words.stationName}
        value={text}
        before={<PlusIcon />}
        suggestions={found.map((each) => ({
          id: each.name,
          label: locale === 'en' ? each.name : each.nameMr,
          detail: lineOf(each.lines),
        }))}
        onText={setText}
        onChoose={({ id }) => {
          add(id);
        }}
      />
      {chosen.length > 0 ? (
        <>
          <ChipGroup
            legend={words[name]}
            hideLegend
            options={chosen.map((value) => ({ value, label: value }))}
            values={chosen}
            onValues={(next) => {
              change({ group, change: { [name]: next, ...(next.length === 0 && { [minutes]: [] }) } });
            }}
          />
          <ChipGroup
            legend={words[minutes]}
            options={minuteChoices[minutes].map((value) => ({ value, label: choice(minutes, value) }))}
            values={draft[minutes]}
            onValues={(next) => {
              change({ group, change: { [minutes]: next.slice(-1) } });
            }}
          />
        </>
      ) : null}
      <p>{name === 'to' ? words.journeyNote : words.walkNote}</p>
    </div>
  );
}

/** What the panel loads. */
export const lazyParts = { TravelSection };
