/** A text input with suggestions: free text is allowed, a suggestion is chosen by pointer or keys (ARIA 1.2). */
import {
  type ComponentType,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { css } from '../style/sheet.js';
import type { SuggestionListProps } from './suggestion-list.js';
import { TextInput } from './text-input.js';
import { hiddenClass } from '../layout/visually-hidden.js';
import { useControlWords } from '../language/control-words.js';

const wrap = css`
  position: relative;
  display: block;
  min-width: 0;
`;

/** One suggestion: the text for the field, and a note beside it. */
export interface Suggestion {
  id: string;
  label: string;
  detail?: string;
  icon?: ReactNode;
}

type Rest = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onInput' | 'onChange' | 'onSelect'>;

/** What a Combobox takes; the caller provides the suggestions for the current text, at any time. */
export interface ComboboxProps extends Rest {
  value: string;
  onText: (text: string) => void;
  suggestions: readonly Suggestion[];
  onChoose: (suggestion: Suggestion) => void;
  before?: ReactNode;
}

type List = ComponentType<SuggestionListProps>;
let loadedList: List | undefined;

/** Returns the list once its file has loaded; until then the field is a plain one. */
function useList(): [List | undefined, () => void] {
  const [List, setList] = useState(() => loadedList);
  const load = () => {
    if (List) return;
    import('./suggestion-list.js').then(({ SuggestionList }) => {
      loadedList = SuggestionList;
      setList(() => SuggestionList);
    }, console.error);
  };
  return [List, load];
}

const moves: Record<string, (active: number, count: number) => number> = {
  ArrowDown: (active, count) => (active + 1) % count,
  ArrowUp: (active, count) => (active <= 0 ? count : active) - 1,
};

/** Draws the field and, while it has the focus and there is something to suggest, the list under it. */
export function Combobox({ value, onText, suggestions, onChoose, before, onFocus, ...rest }: ComboboxProps) {
  const words = useControlWords();
  const list = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const [List, load] = useList();
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = List !== undefined && isWanted && suggestions.length > 0;
  const current = isOpen ? suggestions[active] : undefined;
  const show = (wanted: boolean) => {
    setWanted(wanted);
    setActive(-1);
  };
  const choose = (suggestion: Suggestion) => {
    show(false);
    onChoose(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const move = moves[event.key];
    if (move && suggestions.length > 0) {
      event.preventDefault();
      setWanted(true);
      setActive(move(isOpen ? active : -1, suggestions.length));
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      choose(current);
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      show(false);
    }
  };
  return (
    <span className={wrap} ref={frame}>
      <TextInput
        autoComplete="off"
        {...rest}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={current ? `${list}-${String(active)}` : undefined}
        value={value}
        before={before}
        onText={(text) => {
          show(true);
          onText(text);
        }}
        onFocus={(event) => {
          load();
          show(true);
          onFocus?.(event);
        }}
        onClick={() => {
          setWanted(true);
        }}
        onBlur={() => {
          // What comes late does not open under a field that was left; an open list closes itself.
          setWanted(isOpen);
        }}
        onKeyDown={onKeyDown}
      />
      <span className={hiddenClass} role="status">
        {isOpen ? words.suggestions(suggestions.length) : ''}
      </span>
      {isOpen ? (
        <List
          id={list}
          label={rest['aria-label'] ?? rest.placeholder}
          anchor={frame}
          suggestions={suggestions}
          active={active}
          onChoose={choose}
          onClose={() => {
            show(false);
          }}
        />
      ) : null}
    </span>
  );
}
