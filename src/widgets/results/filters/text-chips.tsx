/** The parts of a typed request, one removable chip each, and the words that were not understood; loaded for such texts. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { draftDropped, filtersApplied, filtersDrafted } from '../../../model/search/search.js';
import { $meaningOf, typedTextShown } from '../../../model/search/understood.js';
import { words as english } from '../../../../words/en/understood.js';
import { Chip } from '../../kit/button/chip.js';
import { defineWords } from '../../kit/language/define-words.js';
import { css } from '../../kit/style/sheet.js';
import { useSearch, useSettings } from '../settings.js';

const useUnderstoodWords = defineWords(english, {
  hi: () => import('../../../../words/hi/understood.js'),
  mr: () => import('../../../../words/mr/understood.js'),
});

const unknownClass = css`
  color: var(--h-muted);
  font-size: var(--h-text-14);
`;

/** What TextChips takes. */
export interface TextChipsProps {
  text: string;
  /** Takes the whole text off. */
  onRemove: () => void;
}

/** Draws the chips; one for the whole text until its parts are known, and where it is one name. */
function TextChips({ text, onRemove }: TextChipsProps) {
  const words = useUnderstoodWords();
  const { group } = useSettings();
  const { tab } = useSearch().address;
  const send = useUnit({
    show: typedTextShown,
    forget: draftDropped,
    draft: filtersDrafted,
    apply: filtersApplied,
  });
  const meaningOf = useUnit($meaningOf);
  const typed = { tab, text };
  useEffect(() => {
    send.show(typed);
  }, [tab, text]);
  const { parts, unknown } = meaningOf(typed) ?? { parts: [], unknown: [] };
  if (parts.length === 0)
    return (
      <li>
        <Chip label={text} onRemove={onRemove} />
      </li>
    );
  return (
    <>
      {parts.map((part, at) => (
        <li key={`${String(at)} ${part.text}`}>
          <Chip
            label={part.text}
            onRemove={() => {
              send.forget({ group });
              // What nobody knows is no search of its own.
              send.draft({ group, change: { location: parts.length > 1 ? part.without : '' } });
              send.apply({ group });
            }}
          />
        </li>
      ))}
      {unknown.length > 0 ? (
        <li role="status" className={unknownClass}>
          {words.notUnderstood(unknown.join(', '))}
        </li>
      ) : null}
    </>
  );
}

/** What the chips load. */
export const lazyParts = { TextChips };
