/** A small button beside a term that explains it; the explanations are loaded with the first press. */
import { useUnit } from 'effector-react';
import { useRef, useState, useId } from 'react';
import { $contactPrices } from '../../../model/account/entry.js';
import { panelClass, useDismiss, useFloating } from '../../kit/overlay/floating.js';
import { InfoIcon } from '../../kit/icons/icons.js';
import { defineWords } from '../../kit/language/define-words.js';
import { css } from '../../kit/style/sheet.js';
import { useListingSectionWords } from '../sections/words.js';
import type { ExplanationWords } from '../../../../words/en/explanations.js';

const button = css`
  display: inline-grid;
  place-items: center;
  width: var(--h-size-28);
  height: var(--h-size-28);
  margin-block: calc(-1 * var(--h-space-1));
  border-radius: var(--h-radius-full);
  color: var(--h-muted);
  vertical-align: middle;
  &:hover {
    color: var(--h-brand);
  }
`;

const panel = css`
  max-width: min(var(--h-size-320), calc(100vw - var(--h-space-5)));
  padding: var(--h-space-3) var(--h-space-4);
  font-size: var(--h-text-14);
  font-weight: 400;
  line-height: 1.5;
  text-align: start;
  white-space: normal;
`;

/** Names what can be explained. */
export type HelpTopic = keyof ExplanationWords;

const useTranslated = defineWords<ExplanationWords | undefined>(undefined, {
  hi: () => import('../../../../words/hi/explanations.js'),
  mr: () => import('../../../../words/mr/explanations.js'),
});

/** English is loaded on demand too, unlike other words. */
function Explanation({ topic }: { topic: HelpTopic }) {
  const words = useListingSectionWords();
  const translated = useTranslated();
  const [english, setEnglish] = useState<ExplanationWords>();
  if (!translated && !english)
    void import('../../../../words/en/explanations.js').then(({ words: en }) => {
      setEnglish(en);
    });
  const { detail, search } = useUnit($contactPrices);
  const text = (translated ?? english)?.[topic] ?? words.comes;
  return <>{typeof text === 'string' ? text : text(detail, search)}</>;
}

/** Draws the button, named after the term, and the explanation below it while it is open. */
export function Help({ topic, term }: { topic: HelpTopic; term: string }) {
  const words = useListingSectionWords();
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const floating = useRef<HTMLSpanElement>(null);
  const id = useId();
  useFloating(isOpen, anchor, floating, { isText: true });
  useDismiss(isOpen, [anchor, floating], (focusAnchor) => {
    setOpen(false);
    if (focusAnchor) anchor.current?.focus();
  });
  return (
    <>
      <button
        type="button"
        ref={anchor}
        className={button}
        aria-label={words.explain(term)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <InfoIcon />
      </button>
      {isOpen ? (
        <span ref={floating} id={id} className={`${panelClass} ${panel}`} popover="manual" role="status">
          <Explanation topic={topic} />
        </span>
      ) : null}
    </>
  );
}
