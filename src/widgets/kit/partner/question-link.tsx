/** The way to our own window for a question that our frame in the page cannot ask. */
import { useEffect, useRef } from 'react';
import type { PartnerConnection } from '../../../model/index.js';
import { parsePopupMessage, windowPaths } from '../../../model/rules/popup-messages.js';
import { ButtonLink } from '../button/button.js';
import { css } from '../style/sheet.js';
import { useFrameWords } from './frame-words.js';

const parts = css`
  display: grid;
  gap: var(--h-space-3);
  justify-items: start;
`;

/** The address of a window of ours that opens a ticket. */
export const windowAddress = ({ apiBase, key }: PartnerConnection, path: string, ticket: string): string =>
  `${apiBase}${path}?${String(new URLSearchParams({ key, origin: location.origin }))}#${ticket}`;

interface QuestionLinkProps {
  connection: PartnerConnection;
  ticket: string;
  /** Called when the person may have answered. */
  onAllowed: () => void;
}

/** Draws the link; a link is opened by every browser, and the window tells its opener that it was answered. */
export function QuestionLink({ connection, ticket, onAllowed }: QuestionLinkProps) {
  const words = useFrameWords();
  const isOpened = useRef(false);
  useEffect(() => {
    const onMessage = ({ data, origin }: MessageEvent): void => {
      if (origin === connection.apiBase && parsePopupMessage(data)?.type === 'housing:allowed') onAllowed();
    };
    // A page that is cut from its windows hears nothing: it looks once the person is back.
    const onFocus = (): void => {
      if (isOpened.current) onAllowed();
    };
    addEventListener('message', onMessage);
    addEventListener('focus', onFocus);
    return () => {
      removeEventListener('message', onMessage);
      removeEventListener('focus', onFocus);
    };
  }, [ticket]);
  return (
    <div className={parts}>
      <p>{words.askAloneText}</p>
      <ButtonLink
        variant="primary"
        href={windowAddress(connection, windowPaths.confirm, ticket)}
        target="_blank"
        rel="opener"
        data-autofocus=""
        onClick={() => {
          isOpened.current = true;
        }}
      >
        {words.askAlone}
      </ButtonLink>
    </div>
  );
}
