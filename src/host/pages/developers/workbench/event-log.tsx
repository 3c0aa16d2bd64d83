/** The events of the widget on show, as a page hears them. */
import { type RefObject, useEffect, useState } from 'react';
import type { WidgetElement } from 'virtual:page-developers/workbench';
import { css } from '../../../../widgets/kit/style/sheet.js';
import { texts } from '../texts.js';

const list = css`
  display: grid;
  gap: var(--h-space-2);
  overflow: auto;
  max-height: var(--h-size-280);
  & > li {
    padding: var(--h-space-2) var(--h-space-3);
    border-radius: var(--h-radius);
    background: var(--h-bg);
    font-family: ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace;
    font-size: var(--h-text-13);
    overflow-wrap: anywhere;
  }
`;

interface Heard {
  readonly id: number;
  readonly name: string;
  readonly detail: string;
}

/** Letters of a detail that are shown: a listing is long. */
const most = 400;

const writtenDetail = (event: Event): string => {
  const { detail } = event as CustomEvent<unknown>;
  const text = JSON.stringify(detail, (_, value: unknown) =>
    typeof value === 'function' ? '(function)' : value,
  ) as string | undefined;
  return !text ? '' : text.length > most ? `${text.slice(0, most)} …` : text;
};

/** Returns the last 20 events of a widget inside an element, and `housing-act`, which the document hears. */
const useHeard = (place: RefObject<HTMLElement | null>, element: WidgetElement): readonly Heard[] => {
  const [heard, setHeard] = useState<readonly Heard[]>([]);
  useEffect(() => {
    setHeard([]);
    const { current } = place;
    const hear = (event: Event): void => {
      const { type: name } = event;
      setHeard((before) => [
        { id: (before[0]?.id ?? 0) + 1, name, detail: writtenDetail(event) },
        ...before.slice(0, 19),
      ]);
    };
    for (const { name } of element.events) current?.addEventListener(name, hear);
    document.addEventListener('housing-act', hear);
    return () => {
      for (const { name } of element.events) current?.removeEventListener(name, hear);
      document.removeEventListener('housing-act', hear);
    };
  }, [place, element]);
  return heard;
};

/** Draws them, the newest first. */
export function EventLog({
  place,
  element,
}: {
  place: RefObject<HTMLElement | null>;
  element: WidgetElement;
}) {
  const heard = useHeard(place, element);
  if (heard.length === 0) return <p>{texts.noEvents}</p>;
  return (
    <ol className={list} tabIndex={0} aria-label={texts.events}>
      {heard.map(({ id, name, detail }) => (
        <li key={id}>
          <strong>{name}</strong> {detail}
        </li>
      ))}
    </ol>
  );
}
