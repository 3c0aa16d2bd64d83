/** The frame in partner pages, or the window where frames are forbidden: shows the details of a ticket. */
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { $ticketContent, $ticketFault, readTicketFx } from '../../model/partner/details.js';
import type { FrameLook } from '../../model/rules/popup-messages.js';
import { responsesOf } from '../../model/rules/responses.js';
import { deriveBrand } from '../../widgets/kit/style/brand.js';
import { ButtonLink } from '../../widgets/kit/button/button.js';
import { OwnerDetails } from '../../widgets/kit/contact/owner-details.js';
import { DefinitionList } from '../../widgets/kit/layout/definition-list.js';
import { InlineNotice } from '../../widgets/kit/status/inline-notice.js';
import { LocaleProvider, localeFor } from '../../widgets/kit/language/locale.js';
import { css } from '../../widgets/kit/style/sheet.js';
import { Skeleton } from '../../widgets/kit/status/skeleton.js';
import { ResponseTable } from '../pages/owner/response-table.js';
import { useContactWords } from '../../widgets/kit/contact/contact-words.js';
import { seesCover } from '../../model/rules/sees-cover.js';
import { ConfirmContact } from './confirm-contact.js';
import { findSecret } from './frame-secret.js';
import { usePopupWords } from './words.js';
import { useParent } from './use-parent.js';

const root = css`
  display: grid;
  gap: var(--h-space-3);
  color: var(--h-text);
  &[data-alone] {
    max-width: var(--h-size-640);
    margin: var(--h-space-5) auto;
    padding: var(--h-space-5);
    border-radius: var(--h-radius-card);
    background: var(--h-surface);
  }
  & h1 {
    font-size: var(--h-text-20);
    font-weight: 700;
    line-height: 1.3;
  }
`;

/** The frame is in a dialog and as high as its content: it has the dialog's ground and does not scroll. */
const inDialog = css`
  overflow-y: auto;
  background: var(--h-surface);
`;

const query = new URLSearchParams(location.search);
const key = query.get('key') ?? '';
const isFrame = window.parent !== window;
if (isFrame) document.documentElement.classList.add(inDialog);

/** Applies the look of the page's widgets: colours only. */
const wear = ({ theme, brand }: FrameLook): void => {
  const page = document.documentElement;
  page.dataset.theme = theme === 'dark' ? 'dark' : 'light';
  if (!/^#[0-9a-f]{3,8}$/i.test(brand)) return;
  page.style.setProperty('--housing-brand', brand);
  page.dataset.brand = '';
  deriveBrand();
};

function Content({ about, origin }: { about: { id: string; title: string }; origin: string }) {
  const text = usePopupWords();
  const content = useUnit($ticketContent);
  const [isCopied, setCopied] = useState(false);
  if (content?.owner)
    return (
      <>
        <OwnerDetails
          owner={content.owner}
          about={about}
          copy={(copied) => {
            void navigator.clipboard.writeText(copied).then(() => {
              setCopied(true);
            });
          }}
        />
        <p role="status">{isCopied ? text.copied : ''}</p>
      </>
    );
  if (content?.contact) return <ConfirmContact question={content.contact} origin={origin} />;
  if (content?.viewers) {
    const responses = responsesOf(content.viewers.propertyViews, '');
    return responses.length > 0 ? (
      <ResponseTable responses={responses} isPending={false} />
    ) : (
      <p>{text.noResponses}</p>
    );
  }
  if (content?.profile) {
    const { name, phone, email } = content.profile;
    const items = [
      { id: 'name', term: text.name, value: name },
      { id: 'phone', term: text.phone, value: phone },
      { id: 'email', term: text.email, value: email },
    ];
    return <DefinitionList items={items} />;
  }
  return <Skeleton height="var(--h-size-160)" />;
}

/** The heading of the window; in the page the dialog around the frame has one. */
function Title() {
  const [text, words] = [usePopupWords(), useContactWords()];
  const { content, fault } = useUnit({ content: $ticketContent, fault: $ticketFault });
  if (isFrame || (content === null && fault === '')) return null;
  if (content?.contact) return <h1>{words.actions[content.contact.surface][content.contact.action]}</h1>;
  const opened = content?.viewers ? text.responses : content?.profile ? text.profile : text.owner;
  const failed = fault === 'stranger' ? text.stranger : text.gone;
  return <h1>{fault === '' ? opened : failed}</h1>;
}

function Fault({ ticket, origin }: { ticket: string; origin: string }) {
  const text = usePopupWords();
  const fault = useUnit($ticketFault);
  if (fault !== 'stranger')
    return isFrame ? <InlineNotice tone="danger">{text.gone}</InlineNotice> : <p>{text.goneHelp}</p>;
  if (!isFrame)
    return (
      <>
        <p>{text.strangerHelp(location.host)}</p>
        <ButtonLink variant="primary" href={`/login?return=${encodeURIComponent('/profile')}`}>
          {text.login}
        </ButtonLink>
      </>
    );
  const address = `card?${String(new URLSearchParams({ key, origin }))}#${ticket}`;
  return (
    <>
      <p>{text.shownAloneText}</p>
      <ButtonLink variant="primary" href={address} target="_blank" rel="noopener">
        {text.shownAlone}
      </ButtonLink>
    </>
  );
}

/** Sends the page the height of the content, and Escape, since the dialog gets no keys of the frame. */
function Measured({ origin, children }: { origin: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const inner = element.current;
    if (!inner || !isFrame) return undefined;
    const watcher = new ResizeObserver(() => {
      parent.postMessage({ type: 'housing:height', height: Math.ceil(inner.scrollHeight) + 4 }, origin);
    });
    watcher.observe(inner);
    const onKeyDown = ({ key: pressed }: KeyboardEvent): void => {
      if (pressed === 'Escape') parent.postMessage({ type: 'housing:escape' }, origin);
    };
    addEventListener('keydown', onKeyDown);
    return () => {
      watcher.disconnect();
      removeEventListener('keydown', onKeyDown);
    };
  }, [origin]);
  return (
    <main ref={element} className={root} data-alone={isFrame ? undefined : ''}>
      {children}
    </main>
  );
}

/** Draws the frame or the window. */
export function DetailsWindow() {
  const shown = useParent(key);
  const { fault, read } = useUnit({ fault: $ticketFault, read: readTicketFx });
  const ticket = (isFrame ? shown?.ticket : location.hash.slice(1)) ?? '';
  const origin = (isFrame ? shown?.origin : query.get('origin')) ?? '';
  useEffect(() => {
    if (shown?.look) wear(shown.look);
  }, [shown]);
  // Of a question in a frame: our own window asks where nobody can tell what lies over the frame, or who sees it.
  const isAlone = isFrame && shown?.asks === true && (!seesCover || fault === 'stranger');
  useEffect(() => {
    if (isAlone) parent.postMessage({ type: 'housing:alone' }, origin);
  }, [isAlone]);
  useEffect(() => {
    if (ticket === '' || origin === '' || isAlone) return;
    const frame = isFrame ? findSecret(key, origin) : undefined;
    read({ ticket, origin, ...(frame !== undefined && { frame }) }).catch(() => undefined);
  }, [ticket, origin]);
  if (ticket === '' || isAlone) return null;
  return (
    <LocaleProvider value={localeFor(shown?.look?.lang ?? document.documentElement.lang)}>
      <Measured origin={origin}>
        <Title />
        {fault === '' ? (
          <Content about={shown?.about ?? { id: '', title: '' }} origin={origin} />
        ) : (
          <Fault ticket={ticket} origin={origin} />
        )}
      </Measured>
    </LocaleProvider>
  );
}
