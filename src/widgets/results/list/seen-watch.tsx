/** Tells the list which homes were opened on this device: one watch for all cards. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $seen, seenRequested } from '../../../model/listing/seen.js';

/** Draws nothing. */
export function SeenWatch({ onSeen }: { onSeen: (seen: ReadonlySet<string>) => void }) {
  const { seen, want } = useUnit({ seen: $seen, want: seenRequested });
  useEffect(() => {
    want();
  }, []);
  useEffect(() => {
    onSeen(new Set(seen.map(({ id }) => id)));
  }, [seen]);
  return null;
}
