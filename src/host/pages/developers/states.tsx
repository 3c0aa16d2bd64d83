/** The widgets in their states, each drawn when it comes near the screen. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { css } from '../../../widgets/kit/style/sheet.js';
import { useOwnEvents, WidgetPreview } from '../../widget-preview.js';
import { useNewestListing } from './newest-listing.js';
import { states, type WidgetState } from './state-list.js';

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-7);
`;

const item = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-2);
  & > h2 {
    font-size: var(--h-text-20);
    font-weight: 700;
  }
  & > p {
    color: var(--h-muted);
  }
  & > p > code {
    overflow-wrap: anywhere;
  }
`;

const stage = css`
  overflow: auto;
  min-height: var(--h-size-240);
  max-height: var(--h-size-520);
  padding: var(--h-space-3);
  border: 1px dashed var(--h-border-strong);
  border-radius: var(--h-radius-card);
  background: var(--h-bg);
  &[data-theme="dark"] {
    color-scheme: dark;
  }
`;

/** Draws its children once they come near the screen. */
function WhenNear({
  name,
  theme,
  children,
}: {
  name: string;
  theme: string | undefined;
  children: ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useOwnEvents(element, true);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) setNear(true);
      },
      { rootMargin: '300px' },
    );
    watch.observe(current);
    return () => {
      watch.disconnect();
    };
  }, []);
  return (
    <div ref={element} className={stage} data-theme={theme} role="group" aria-label={name} tabIndex={0}>
      {isNear ? children : null}
    </div>
  );
}

const writtenTag = ({ widget, attributes }: WidgetState): string => {
  const given = Object.entries(attributes).map(([name, value]) =>
    value ? ` ${name}="${value}"` : ` ${name}`,
  );
  return `<housing-${widget}${given.join('')}>`;
};

/** Draws all of them. */
export function States() {
  const newest = useNewestListing(true);
  const given = (state: WidgetState, at: number) => ({
    group: `state-${String(at)}`,
    ...(state.isNewest && newest),
    ...state.attributes,
  });
  return (
    <div className={list}>
      {states.map((state, at) => (
        <section key={state.title} className={item} aria-label={state.title}>
          <h2>{state.title}</h2>
          <p>
            {state.text} <code>{writtenTag(state)}</code>
          </p>
          <WhenNear name={writtenTag(state)} theme={state.attributes.theme}>
            <WidgetPreview widget={state.widget} attributes={given(state, at)}>
              {state.inside ?? null}
            </WidgetPreview>
          </WhenNear>
        </section>
      ))}
    </div>
  );
}
