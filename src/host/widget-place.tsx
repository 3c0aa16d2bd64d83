/** The place of a widget on a page: loads its files and says so when they do not come. */
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { InlineNotice } from '../widgets/kit/status/inline-notice.js';
import { useSiteWords } from './words.js';
import { css } from '../widgets/kit/style/sheet.js';
import { FirstContent, firstContent, forgetFirstContent } from './first-content.js';
import { type LoadWidget, loadWidget, type WidgetName } from './widget-loader.js';

const LoaderContext = createContext<LoadWidget>(loadWidget);

/** Sets how the files of widgets come. */
export const LoaderProvider = LoaderContext.Provider;

/** Answers the function that brings a widget's files. */
export const useLoadWidget = (): LoadWidget => useContext(LoaderContext);

const FirstWidgetContext = createContext<ReactNode>(null);

/** Sets what a server draws in the place of the page's widget. */
export const FirstWidgetProvider = FirstWidgetContext.Provider;

// It is laid out as it will be, so that nothing is measured anew when it is shown.
const behind = css`
  height: 0;
  overflow: hidden;
  visibility: hidden;
`;

/** What a WidgetPlace takes. */
interface WidgetPlaceProps {
  widget: WidgetName;
  /** Whether what it is to show has come: before that the widget is not drawn behind what the server drew. */
  isWanted?: boolean;
  /** Whether the widget shows what it is to show; until then what the server drew stays. */
  isReady?: boolean;
  children: ReactNode;
}

/** Draws the widget's tag at once: what is inside it is seen until the widget itself draws. */
export function WidgetPlace({ widget, isWanted = true, isReady = true, children }: WidgetPlaceProps) {
  const text = useSiteWords();
  const load = useLoadWidget();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [isLoaded, setIsLoaded] = useState(false);
  const [first] = useState(firstContent);
  const drawnByServer = useContext(FirstWidgetContext);
  // Not while it is drawn: React may begin to draw a page more than once.
  useEffect(forgetFirstContent, []);
  useEffect(() => {
    let isHere = true;
    load(widget).then(
      () => {
        if (isHere && first) setIsLoaded(true);
      },
      (error: unknown) => {
        console.error(`the files of ${widget} did not arrive`, error);
        if (isHere) setHasFailed(true);
      },
    );
    return () => {
      isHere = false;
    };
  }, [load, widget, attempt, first]);
  if (drawnByServer) return drawnByServer;
  const isDrawn = isLoaded && isWanted;
  const isHeld = !(isDrawn && isReady);
  if (!hasFailed)
    return first ? (
      <>
        {isDrawn ? (
          <div className={isHeld ? behind : undefined} inert={isHeld}>
            {children}
          </div>
        ) : null}
        {isHeld ? <FirstContent content={first} /> : null}
      </>
    ) : (
      children
    );
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
