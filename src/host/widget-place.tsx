/** The place of a widget on a page: loads its files and shows a failure. */
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { InlineNotice } from '../widgets/kit/status/inline-notice.js';
import { useSiteWords } from './words.js';
import { css } from '../widgets/kit/style/sheet.js';
import { ServerContent, serverContent, discardServerContent } from './server-content.js';
import { type LoadWidget, loadWidget, type WidgetName } from './widget-loader.js';

const LoaderContext = createContext<LoadWidget>(loadWidget);

/** Sets the function that loads the files of widgets. */
export const LoaderProvider = LoaderContext.Provider;

/** Returns the function that loads a widget's files. */
export const useLoadWidget = (): LoadWidget => useContext(LoaderContext);

const ServerWidgetContext = createContext<ReactNode>(null);

/** Sets what a server render draws in the place of the page's widget. */
export const ServerWidgetProvider = ServerWidgetContext.Provider;

// Hidden but laid out, so that nothing is measured again when it is shown.
const behind = css`
  height: 0;
  overflow: hidden;
  visibility: hidden;
`;

/** What a WidgetPlace takes. */
interface WidgetPlaceProps {
  widget: WidgetName;
  /** Whether its data has loaded: before, the widget is not drawn behind the first content. */
  isWanted?: boolean;
  /** Whether the widget shows its data; until then the first content stays. */
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
  const [first] = useState(serverContent);
  const drawnByServer = useContext(ServerWidgetContext);
  // Not during render, since React may render a page more than once.
  useEffect(discardServerContent, []);
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
        {isHeld ? <ServerContent content={first} /> : null}
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
