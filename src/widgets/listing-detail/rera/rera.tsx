/** The RERA registration of the listing, and the link to check it. */
import { canonical } from '../../../model/rules/aliases.js';
import type { Listing } from '../../../model/index.js';
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { ShieldCheckIcon } from '../../kit/icons/fact-icons.js';
import { ExternalIcon, InfoIcon } from '../../kit/icons/icons.js';
import { Help } from '../help/help.js';
import { css } from '../../kit/style/sheet.js';
import { pageStyles } from '../page/page-styles.js';
import { formatDate } from '../../kit/language/format.js';
import { useFormatContext } from '../facts/format-context.js';
import { useListingSectionWords } from '../sections/words.js';

const reraClass = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-2) var(--h-space-3);
  align-items: center;
  padding: var(--h-space-4);
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-card);
  background: var(--h-surface);
  font-size: var(--h-text-15);
  & > svg {
    color: var(--h-brand);
    font-size: var(--h-text-24);
  }
  & > svg[data-muted] {
    color: var(--h-muted);
  }
  & > div {
    flex: 1 1 var(--h-size-200);
  }
  & > a {
    display: inline-flex;
    gap: var(--h-space-1);
    align-items: center;
    font-size: var(--h-text-14);
    white-space: nowrap;
  }
  & b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

const register = 'https://maharera.maharashtra.gov.in/';

/** The own number of who lists it; no claim that was not checked. */
function AgentRera({ view }: { view: ListingView }) {
  const words = useListingSectionWords();
  const { locale } = useFormatContext();
  const { agentRera } = view.wire as Partial<Listing>;
  if (!agentRera) return null;
  const { number, checkedOn } = agentRera;
  const day = checkedOn === undefined ? NaN : Date.parse(checkedOn);
  return (
    <p>
      <span className={pageStyles.note}>{words.agentRera}</span> <b>{number}</b>{' '}
      <span className={pageStyles.note}>
        ({Number.isNaN(day) ? words.agentReraStated : words.agentReraChecked(formatDate(day, locale))})
      </span>
    </p>
  );
}

/** Draws the registrations of the listing and of who lists it; nothing when neither is told. */
export function Rera({ view }: { view: ListingView }) {
  const words = useListingSectionWords();
  const { locale } = useFormatContext();
  const states = new Map<string, string>(
    Object.entries({
      Yes: words.reraYes,
      No: words.reraNo,
      'I have Applied': words.reraApplied,
      'Not Applicable': words.reraNotNeeded,
    }),
  );
  const state = canonical(view.reraApproved);
  const hasAgent = (view.wire as Partial<Listing>).agentRera !== undefined;
  if (!state && !hasAgent) return null;
  const checked = view.reraCheckedOn === null || view.reraNumber === '' ? null : view.reraCheckedOn;
  return (
    <div className={reraClass}>
      {state === 'Yes' ? <ShieldCheckIcon /> : <InfoIcon />}
      <div>
        {state ? (
          <p>
            {checked === null
              ? (states.get(state) ?? state)
              : words.reraCheckedOn(formatDate(checked, locale))}{' '}
            <Help topic="rera" term={words.rera} />
          </p>
        ) : null}
        {view.reraNumber ? (
          <p>
            <span className={pageStyles.note}>{words.reraNumber}</span> <b>{view.reraNumber}</b>
          </p>
        ) : null}
        <AgentRera view={view} />
      </div>
      {view.reraNumber || hasAgent ? (
        <a href={register} target="_blank" rel="noopener">
          {words.reraCheck} <ExternalIcon />
        </a>
      ) : null}
    </div>
  );
}
