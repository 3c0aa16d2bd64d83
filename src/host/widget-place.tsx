/** The place of a widget on a page: loads its files and says so when they do not come. */
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { InlineNotice } from '../widgets/kit/inline-notice.js';
import { useMessages } from '../widgets/kit/messages.js';
import { words } from './messages.js';
import { type LoadWidget, loadWidget, type WidgetName } from './widget-loader.js';

const LoaderContext = createContext<LoadWidget>(loadWidget);

/** Sets how the files of widgets come. */
export const LoaderProvider = LoaderContext.Provider;

/** Answers the function that brings a widget's files. */
export const useLoadWidget = (): LoadWidget => useContext(LoaderContext);

/** Is what a WidgetPlace takes. */
interface WidgetPlaceProps {
  widget: WidgetName;
  children: ReactNode;
}

/** Draws the widget's tag at once: what is inside it is seen until the widget itself draws. */
export function WidgetPlace({ widget, children }: WidgetPlaceProps) {
  const text = useMessages(words);
  const load = useLoadWidget();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isHere = true;
    load(widget).then(
      () => undefined,
      (error: unknown) => {
        console.error(`the files of ${widget} did not arrive`, error);
        if (isHere) setHasFailed(true);
      },
    );
    return () => {
      isHere = false;
    };
  }, [load, widget, attempt]);
  if (!hasFailed) return children;
  return (
    <InlineNotice
      tone="danger"
      onRetry={() => {
        setHasFailed(false);
        setAttempt(attempt + 1);
      }}
    >
      {text.loadFailed}
    </InlineNotice>
  );
}
