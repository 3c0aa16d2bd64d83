/** The notes of a map, which come after it. */
import { useEffect, useState } from 'react';
import type { MapNotes, MapNotesProps } from './map-notes.js';

/** Draws them once they are there. */
export function Notes(props: MapNotesProps) {
  const [Part, setPart] = useState<typeof MapNotes>();
  useEffect(() => {
    import('./map-notes.js').then((file) => {
      setPart(() => file.MapNotes);
    }, console.error);
  }, []);
  return Part ? <Part {...props} /> : null;
}
