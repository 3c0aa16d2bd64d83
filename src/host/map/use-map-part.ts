/** Loads the files of the map once it is wanted. */
import { useEffect, useState } from 'react';
import type { MapPart } from './map-part.js';

/**
 * Returns the map, undefined until its files are there. (Not by `lazy`: a page that the server has drawn keeps the ground
 * that it has painted until then.)
 * @throws what kept the files away, which the screen around shows with Retry
 */
export const useMapPart = (isWanted: boolean): typeof MapPart | undefined => {
  const [part, setPart] = useState<typeof MapPart>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    if (!isWanted) return;
    import('./map-part.js').then((file) => setPart(() => file.MapPart), setFailure);
  }, [isWanted]);
  if (failure) throw failure;
  return part;
};
