/** Details the page must not see, in a frame of ours: the page gives a ticket and gets back only a height. */
import { useUnit } from 'effector-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { $connection, type PartnerConnection } from '../../../model/index.js';
import { type PopupMessage, parsePopupMessage, windowPaths } from '../../../model/rules/popup-messages.js';
import { ButtonLink } from '../button/button.js';
import { useLocale } from '../language/locale.js';
import { css } from '../style/sheet.js';
import { useFrameWords } from './frame-words.js';
import { QuestionLink, windowAddress } from './question-link.js';
import { frameAddress } from './secret-frame.js';

const frame = css`
  display: block;
  width: 100%;
  border: 0;
  color-scheme: normal;
  &[hidden] {
    display: none;
  }
`;

const alone = css`
  display: grid;
  gap: var(--h-space-3);
  justify-items: start;
`;

/**
 * Milliseconds after which our own window is offered: a page's policy may forbid the frame without an event. A slow frame
 * is shown as soon as it has loaded.
 */
const frameTimeout = 8000;
/** Pixels a frame begins with, and may grow to at most. */
const heights = { first: 240, most: 1200 } as const;

/** What a DetailsFrame takes. */
interface DetailsFrameProps {
  ticket: string;
  /** The accessible name of the frame. */
  title: string;
  about?: { readonly id: string; readonly title: string };
  /** Called when Escape is pressed inside the frame. */
  onClose: () => void;
  /** Set when the ticket asks about a contact. */
  question?: Question | undefined;
}

/** A question before a contact, which a frame may ask only where it knows what lies over it. */
export interface Question {
  /** Whether our own window asks. */
  isAlone: boolean;
  /** Called when the person has allowed it. */
  onAllowed: () => void;
  /** Called when our own window must ask. */
  onAlone: () => void;
}

/** Reads the theme and the brand the widget is drawn with, so that the frame looks the same. */
const lookOf = (element: HTMLElement, lang: string): NonNullable<PopupMessage['look']> => {
  const style = getComputedStyle(element);
  const dark = style.colorScheme.includes('dark');
  const isOnlyDark = dark && !style.colorScheme.includes('light');
  const isDark = isOnlyDark || (dark && matchMedia('(prefers-color-scheme: dark)').matches);
  const brand = style.getPropertyValue('--housing-brand').trim();
  const [, pair = ''] = /^light-dark\((.+)\)$/.exec(brand) ?? [];
  // A colour may hold commas itself.
  const comma = pair.lastIndexOf(',');
  const [light, darkOne] = comma > 0 ? [pair.slice(0, comma), pair.slice(comma + 1)] : [];
  return { theme: isDark ? 'dark' : 'light', brand: ((isDark ? darkOne : light) ?? brand).trim(), lang };
};

interface FrameProps extends DetailsFrameProps {
  connection: PartnerConnection;
}

/** Exchanges messages with the frame: what to show, its height, and whether it has loaded. */
function useFrameMessages(
  element: RefObject<HTMLIFrameElement | null>,
  { connection, ticket, about, onClose, question }: FrameProps,
) {
  const lang = useLocale();
  const [height, setHeight] = useState<number>(heights.first);
  const [state, setState] = useState<'coming' | 'there' | 'late'>('coming');
  useEffect(() => {
    const inner = element.current;
    if (!inner) return undefined;
    const onMessage = ({ data, source, origin }: MessageEvent): void => {
      const message =
        source === inner.contentWindow && origin === connection.apiBase ? parsePopupMessage(data) : undefined;
      if (message?.type === 'housing:ready') {
        setState('there');
        const show = {
          type: 'housing:show',
          ticket,
          look: lookOf(inner, lang),
          asks: question !== undefined,
        };
        inner.contentWindow?.postMessage({ ...show, ...(about && { about }) }, connection.apiBase);
      }
      if (message?.type === 'housing:height' && typeof message.height === 'number')
        setHeight(Math.min(Math.max(message.height, 0), heights.most));
      if (message?.type === 'housing:escape') onClose();
      if (message?.type === 'housing:allowed') question?.onAllowed();
      if (message?.type === 'housing:alone') question?.onAlone();
    };
    addEventListener('message', onMessage);
    const limit = setTimeout(() => {
      setState((before) => (before === 'there' ? before : 'late'));
    }, frameTimeout);
    return () => {
      removeEventListener('message', onMessage);
      clearTimeout(limit);
    };
  }, [ticket]);
  return { height, isLate: state === 'late' };
}

function Frame(props: FrameProps) {
  const { connection, ticket, title } = props;
  const words = useFrameWords();
  const element = useRef<HTMLIFrameElement>(null);
  const { height, isLate } = useFrameMessages(element, props);
  useEffect(() => {
    if (isLate) props.question?.onAlone();
  }, [isLate]);
  return (
    <>
      {isLate ? (
        <div className={alone}>
          <p>{words.missing}</p>
          <ButtonLink
            variant="primary"
            href={windowAddress(connection, windowPaths.card, ticket)}
            target="_blank"
            rel="noopener"
          >
            {words.openAlone}
          </ButtonLink>
        </div>
      ) : null}
      <iframe
        ref={element}
        className={frame}
        src={frameAddress(connection)}
        title={title}
        height={height}
        hidden={isLate}
        allow="clipboard-write"
      />
    </>
  );
}

/** Draws the frame, or the way to our own window where the page's policy allows no frame. */
export function DetailsFrame(props: DetailsFrameProps) {
  const connection = useUnit($connection);
  if (connection?.key === undefined) return null;
  const partner = { ...connection, key: connection.key };
  if (props.question?.isAlone)
    return <QuestionLink connection={partner} ticket={props.ticket} onAllowed={props.question.onAllowed} />;
  return <Frame key={props.ticket} {...props} connection={partner} />;
}
