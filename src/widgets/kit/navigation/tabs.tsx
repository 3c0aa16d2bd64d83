/** Tabs with panels: one stop of the Tab key, arrows move between them. */
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { css } from '../style/sheet.js';

const list = css`
  display: flex;
  gap: var(--h-space-4);
  border-bottom: 1px solid var(--h-border);
  overflow-x: auto;
  scrollbar-width: none;
`;

const tabClass = css`
  flex: none;
  display: flex;
  gap: var(--h-space-2);
  align-items: center;
  min-height: var(--h-size-44);
  padding-inline: var(--h-space-1);
  color: var(--h-muted);
  font-size: var(--h-text-15);
  font-weight: 600;
  transition: color var(--h-fast) ease-out;
  &:hover {
    color: var(--h-text);
  }
  &[aria-selected="true"] {
    color: var(--h-brand);
    box-shadow: inset 0 -2px var(--h-brand);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const panelClass = css`
  padding-top: var(--h-space-4);
`;

/** One tab: its words, and what stands in its panel. */
export interface Tab<Value extends string = string> {
  value: Value;
  label: ReactNode;
  panel: ReactNode;
}

/** What Tabs takes. */
export interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValue: (value: Value) => void;
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Draws the tabs and the panel of the chosen one. */
export function Tabs<Value extends string>({ label, tabs, value, onValue }: TabsProps<Value>) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const to = steps[event.key]?.(at, tabs.length);
    const next = to === undefined ? undefined : tabs[to];
    if (!next || to === undefined) return;
    event.preventDefault();
    onValue(next.value);
    (event.currentTarget.children[to] as HTMLElement).focus();
  };
  const chosen = tabs.find((tab) => tab.value === value);
  return (
    <div>
      <div className={list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            className={tabClass}
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => {
              onValue(tab.value);
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div className={panelClass} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {chosen?.panel}
      </div>
    </div>
  );
}
