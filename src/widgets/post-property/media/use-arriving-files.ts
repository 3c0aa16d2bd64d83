/** Files that are dropped or pasted anywhere in the form, whatever step it shows. */
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Receives the files; returns whether some are held above the form now. */
export function useArrivingFiles(
  form: RefObject<HTMLFormElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const leaving = new AbortController();
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      handle: (event: HTMLElementEventMap[Name]) => void,
    ) => {
      element.addEventListener(name, handle, { signal: leaving.signal });
    };
    /** Takes the files of a transfer; text that is moved between fields is left alone. */
    const take = (event: Event, transfer: DataTransfer | null): void => {
      setOver(false);
      const files = [...(transfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    listen('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    });
    listen('dragleave', ({ relatedTarget }) => {
      if (!element.contains(relatedTarget as Node | null)) setOver(false);
    });
    listen('drop', (event) => {
      take(event, event.dataTransfer);
    });
    listen('paste', (event) => {
      take(event, event.clipboardData);
    });
    return () => {
      leaving.abort();
    };
  }, []);
  return isOver;
}
