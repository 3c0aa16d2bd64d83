/** An invoice or credit note, to be printed. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { $isLoggedIn, $isSessionAsked } from '../../../model/account/entry.js';
import { $hasInvoiceFailed, $invoice, fetchInvoiceFx, type Invoice } from '../../../model/coins/invoice.js';
import { gstStates } from '../../../model/rules/gst.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { formatDate } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { usePageMeta } from '../../page-meta.js';
import { routes } from '../../routes.js';
import { OwnerFrame } from '../owner/frame.js';
import { useBuyingWords } from './buying-words.js';
import { LoginFirst } from './login-first.js';

const paper = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-4);
  justify-items: start;
  max-width: var(--h-size-640);
  overflow-wrap: anywhere;
  & dl {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: var(--h-space-2) var(--h-space-4);
    justify-self: stretch;
  }
  & dl > div {
    display: contents;
  }
  & dt {
    color: var(--h-muted);
  }
  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  @media print {
    & button {
      display: none;
    }
  }
`;

const rupees = (paise: number): string =>
  `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** The lines of a paper, as pairs of a name and what stands beside it; taxes that are 0 have none. */
function useLines(invoice: Invoice): [string, string][] {
  const {
    invoice: text,
    bill: { states },
  } = useBuyingWords();
  const locale = useLocale();
  const { seller, percent } = invoice;
  const lines: [string, string | undefined][] = [
    [text.number, invoice.number],
    [text.about, invoice.about],
    [text.date, formatDate(invoice.at, locale)],
    [text.seller, [seller.name, seller.address].filter(Boolean).join(', ')],
    [text.sellerGstin, seller.gstin],
    [text.buyer, invoice.buyerName],
    [text.buyerGstin, invoice.buyerGstin],
    [text.place, `${states[invoice.state] ?? gstStates[invoice.state] ?? ''} (${invoice.state})`],
    [text.what, text.coins(invoice.coins)],
    [text.sac, seller.sac],
    [text.taxable, percent > 0 ? rupees(invoice.taxable) : undefined],
    [`CGST ${percent / 2} %`, invoice.cgst > 0 ? rupees(invoice.cgst) : undefined],
    [`SGST ${percent / 2} %`, invoice.sgst > 0 ? rupees(invoice.sgst) : undefined],
    [`IGST ${percent} %`, invoice.igst > 0 ? rupees(invoice.igst) : undefined],
    [text.total, rupees(invoice.paise)],
  ];
  return lines.filter((line): line is [string, string] => Boolean(line[1]));
}

function Paper({ invoice }: { invoice: Invoice }) {
  const text = useBuyingWords().invoice;
  const lines = useLines(invoice);
  return (
    <div className={paper}>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button
        onClick={() => {
          print();
        }}
      >
        {text.print}
      </Button>
    </div>
  );
}

/** Draws the page. */
export function InvoicePage() {
  const text = useBuyingWords().invoice;
  const number = new URLSearchParams(useSearch()).get('number') ?? '';
  const { invoice, hasFailed, isLoggedIn, isAsked, fetch } = useUnit({
    invoice: $invoice,
    hasFailed: $hasInvoiceFailed,
    isLoggedIn: $isLoggedIn,
    isAsked: $isSessionAsked,
    fetch: fetchInvoiceFx,
  });
  useEffect(() => {
    if (isLoggedIn) void fetch(number).catch(() => undefined);
  }, [isLoggedIn, number, fetch]);
  const title = number.startsWith('CRN') ? text.creditNote : invoice?.percent ? text.taxInvoice : text.title;
  usePageMeta({ title, description: text.title, address: routes.invoice.path, isHidden: true });
  if (isAsked && !isLoggedIn) return <LoginFirst />;
  return (
    <OwnerFrame title={title} text={number}>
      {hasFailed ? <InlineNotice tone="danger">{text.none}</InlineNotice> : null}
      {invoice ? <Paper invoice={invoice} /> : hasFailed ? null : <Skeleton height="240px" />}
    </OwnerFrame>
  );
}
