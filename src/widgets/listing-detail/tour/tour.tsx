/** The tour through a home: nothing is asked of its host before somebody presses the button. */
import { useState } from 'react';
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { tourHostOf } from '../../../model/rules/validate/tour-link.js';
import { wireText } from '../../../model/rules/wire-values.js';
import { Button } from '../../kit/button/button.js';
import { useMoreFactsWords } from '../../kit/more-facts/words.js';
import { css } from '../../kit/style/sheet.js';
import { Section } from '../sections/section.js';

const frame = css`
  width: 100%;
  aspect-ratio: 16 / 10;
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-card);
`;

const closed = css`
  display: grid;
  gap: var(--h-space-2);
  justify-items: start;
  color: var(--h-muted);
  font-size: var(--h-text-14);
`;

/**
 * Our frame on a partner's page asks of the frames within it what no host of tours sends (Cross-Origin-Embedder-Policy); one
 * without credentials is let through. Browsers that do not know the attribute leave the link.
 */
const withoutCredentials = { credentialless: 'true' };

/** The frame comes in place of the button that was pressed. */
const focusOn = (element: HTMLElement | null): void => {
  element?.focus();
};

/** Draws the section; nothing where the listing has no tour. */
export function Tour({ view }: { view: ListingView }) {
  const { tour: words } = useMoreFactsWords();
  const [isOpen, setIsOpen] = useState(false);
  const link = wireText(view.wire.tourLink);
  const host = tourHostOf(link);
  if (host === undefined) return null;
  return (
    <Section title={words.title}>
      {isOpen ? (
        <>
          <iframe
            ref={focusOn}
            {...withoutCredentials}
            className={frame}
            title={words.title}
            src={link}
            sandbox="allow-scripts allow-same-origin allow-pointer-lock"
            allow="fullscreen; gyroscope; accelerometer; xr-spatial-tracking"
            referrerPolicy="no-referrer"
          />
          {/* Where the policy of a partner's page, or of its browser, lets no such frame through. */}
          <a href={link} target="_blank" rel="noopener noreferrer">
            {words.window}
          </a>
        </>
      ) : (
        <div className={closed}>
          <Button
            onClick={() => {
              setIsOpen(true);
            }}
          >
            {words.open}
          </Button>
          <p>{words.note(host)}</p>
        </div>
      )}
    </Section>
  );
}
