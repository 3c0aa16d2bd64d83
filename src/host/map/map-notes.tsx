/** What a map says of itself: which lines no trains run on as yet or now, when that was so, and where the shapes come from. */
import { useEffect, useState } from 'react';
import { words as en } from '../../../words/en/map-notes.js';
import type { Unused } from '../../model/rules/map-base/shapes.js';
import { defineWords } from '../../widgets/kit/language/define-words.js';
import { useLocale } from '../../widgets/kit/language/locale.js';
import { formatMonth } from '../../widgets/kit/language/month.js';
import { loadBase, regionsIn } from './base-map.js';
import { type Camera, edgesOf } from './camera.js';
import { sources } from './sources.js';
import { tilesOf } from './tiles.js';
import { unusedIn } from './unused-tracks.js';

const useWords = defineWords(en, {
  hi: () => import('../../../words/hi/map-notes.js'),
  mr: () => import('../../../words/mr/map-notes.js'),
});

/** What MapNotes take. */
export interface MapNotesProps {
  /** What is seen, once the map has come to rest. */
  camera: Camera | undefined;
  /** Whether the operator's tiles lie under the map. */
  hasTiles?: boolean;
}

/** Returns what is told of the unused tracks in sight. */
const useUnused = (camera: Camera | undefined): readonly Unused[] => {
  const [unused, setUnused] = useState<readonly Unused[]>([]);
  useEffect(() => {
    if (!camera) return;
    let isLatest = true;
    Promise.all(regionsIn(camera).map((region) => loadBase[region]())).then(
      (regions) => {
        const tracks = regions.flatMap(({ base }) => base.tracks);
        if (isLatest) setUnused(unusedIn(tracks, edgesOf(camera)));
      },
      // Without its shapes the map has no lines either, and says so where it paints.
      () => undefined,
    );
    return () => {
      isLatest = false;
    };
  }, [camera]);
  return unused;
};

/** Draws the lines of the foot, the sources folded. */
export function MapNotes({ camera, hasTiles }: MapNotesProps) {
  const words = useWords();
  const locale = useLocale();
  const unused = useUnused(camera);
  const month = (asOf: string): string => formatMonth(asOf, locale);
  const told = (['building', 'suspended'] as const).flatMap((status) => {
    const months = unused.filter((line) => line.status === status).map(({ asOf }) => asOf);
    if (months.length === 0) return [];
    return [words[status]([...new Set(months)].sort().map(month))];
  });
  const by = hasTiles ? tilesOf(document)?.by : undefined;
  return (
    <>
      {told.length > 0 ? <p>{told.join(' · ')}</p> : null}
      <details>
        <summary>{words.data}</summary>
        {unused.map((line) => (
          <p key={line.name}>
            {words.line(locale === 'en' ? line.name : line.nameMr, line.status, month(line.asOf))}
          </p>
        ))}
        <span lang="en">{[by, sources].filter(Boolean).join('. ')}</span>
      </details>
    </>
  );
}
