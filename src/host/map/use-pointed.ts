/** The home whose bubble the pointer or the focus is on, which is marked in the list. */
import { useEffect, useRef } from 'react';

/** What of a map may be pointed at. */
interface PointedOptions {
  onPointed: (id: string | undefined) => void;
  /** The ids of the homes that have a bubble now. */
  ids: readonly string[];
}

/** Returns what the bubbles call; a bubble that goes while it is pointed at is left without a word, so its mark goes too. */
export const usePointed = ({ onPointed, ids }: PointedOptions): ((id: string | undefined) => void) => {
  const pointed = useRef<string>(undefined);
  const point = (id: string | undefined): void => {
    pointed.current = id;
    onPointed(id);
  };
  useEffect(() => {
    if (pointed.current !== undefined && !ids.includes(pointed.current)) point(undefined);
  }, [ids]);
  useEffect(
    () => () => {
      onPointed(undefined);
    },
    [],
  );
  return point;
};
