/** What surrounds every view: the page's scope, the language, the events, and a net under errors. */
import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import { Component, type ReactElement, type ReactNode, useLayoutEffect } from 'react';
import { type Locale, LocaleProvider } from '../language/locale.js';
import { type Emit, EmitProvider } from './widget-context.js';

interface NetProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Catches what a view throws, so that a broken widget shows its fallback and the page goes on. */
class Net extends Component<NetProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

function Painted({ onPaint, children }: { onPaint: () => void; children: ReactNode }) {
  useLayoutEffect(onPaint, []);
  return children;
}

/**
 * Shows the view it was given last. A root is rendered once and its stage redrawn, since Preact's root begins the numbers of
 * useId again when it is rendered for the third time, and two parts of one page would have one id.
 */
export class Stage extends Component<{ first: ReactElement }, { view: ReactElement }> {
  override state = { view: this.props.first };

  override render() {
    return this.state.view;
  }
}

interface FrameProps {
  scope: Scope;
  locale: Locale;
  emit: Emit;
  onPaint: () => void;
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Wraps a widget's view; `onPaint` is called once, when the view has first been drawn. */
export function Frame({ scope, locale, emit, onPaint, onError, children }: FrameProps) {
  return (
    <Net onError={onError}>
      <Provider value={scope}>
        <LocaleProvider value={locale}>
          <EmitProvider value={emit}>
            <Painted onPaint={onPaint}>{children}</Painted>
          </EmitProvider>
        </LocaleProvider>
      </Provider>
    </Net>
  );
}
