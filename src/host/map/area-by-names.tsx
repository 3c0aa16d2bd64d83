/** Drawing an area without a hand: it is put around localities that are chosen from a list. */
import { type SyntheticEvent, useEffect, useState } from 'react';
import { Button } from '../../widgets/kit/button/button.js';
import { CheckboxGroup } from '../../widgets/kit/form/checkbox-group.js';
import { useLocale } from '../../widgets/kit/language/locale.js';
import { areaAround } from './area.js';
import { type Camera, edgesOf, type Place } from './camera.js';
import { listPlacesIn } from './known-place.js';
import { toolStyles } from './tool-styles.js';
import { useMapWords } from './words.js';

/** What an AreaByNames takes. */
interface AreaByNamesProps {
  camera: () => Camera | undefined;
  onArea: (area: readonly Place[]) => void;
}

/** Draws the list of the localities that are on the map. */
export function AreaByNames({ camera, onArea }: AreaByNamesProps) {
  const { byNames: words } = useMapWords();
  const isEnglish = useLocale() === 'en';
  const [known, setKnown] = useState<Awaited<ReturnType<typeof listPlacesIn>>>([]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  useEffect(() => {
    const seen = camera();
    if (seen) void listPlacesIn(edgesOf(seen)).then(setKnown);
  }, []);
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    const places = known.filter(({ at }) => chosen.includes(String(at))).map(({ place }) => place);
    if (places.length > 0) onArea(areaAround(places));
  };
  if (known.length === 0) return null;
  return (
    <details className={toolStyles.names}>
      <summary>{words.help}</summary>
      <form onSubmit={send}>
        <CheckboxGroup
          legend={words.legend}
          options={known.map(({ name, nameMr, at }) => ({
            value: String(at),
            label: isEnglish ? name : nameMr || name,
          }))}
          values={chosen}
          onValues={setChosen}
        />
        <Button type="submit" size="small" variant="primary" disabled={chosen.length === 0}>
          {words.search}
        </Button>
      </form>
    </details>
  );
}
