/** A listing on one sheet of A4, to be printed (/sheet?kind=sell&id=HS-7K3M9QX): no phone but on its owner's own copy. */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { $isLoggedIn } from '../../../model/account/entry.js';
import { $profile, profileRequested } from '../../../model/account/profile.js';
import type { ListingKind } from '../../../model/index.js';
import { $sheet, fetchSheetFx, type ListingOfSheet } from '../../../model/listing/sheet.js';
import { detailRouteOf, kindOf } from '../../../model/rules/kinds.js';
import { listingView } from '../../../model/rules/listing/view.js';
import { formatPhone } from '../../../model/rules/phone.js';
import { sheetPath } from '../../../model/rules/sheet-path.js';
import { Button, ButtonLink } from '../../../widgets/kit/button/button.js';
import { formatDate } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { useHeadline } from '../../../widgets/kit/listing/use-headline.js';
import { middleSize } from '../../../widgets/kit/listing/picture.js';
import { Money } from '../../../widgets/kit/listing/money.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { FactList } from '../../../widgets/listing-detail/facts/fact-list.js';
import { fieldsByKind } from '../../../widgets/listing-detail/facts/fields-by-kind.js';
import { useLabels } from '../../../widgets/kit/labels/labels.js';
import { wideClass } from '../../layout/wide.js';
import { usePageMeta } from '../../page-meta.js';
import { NotFoundPage } from '../not-found-page.js';
import { sheetStyles as styles } from './styles.js';
import { useSheetWords } from './words.js';

/** Photos on the sheet: one large, and those that fit beside it. */
const mostPhotos = 4;

/** The phone of whoever looks at it, where the listing is theirs. */
function useOwnPhone(ownerId: string): string | undefined {
  const { profile, isLoggedIn, ask } = useUnit({
    profile: $profile,
    isLoggedIn: $isLoggedIn,
    ask: profileRequested,
  });
  useEffect(() => {
    if (isLoggedIn) ask();
  }, [isLoggedIn, ask]);
  return profile?._id === ownerId ? profile.phone : undefined;
}

function Paper({ kind, listing, isOwn }: ListingOfSheet & { isOwn: boolean }) {
  const words = useSheetWords();
  const label = useLabels();
  const locale = useLocale();
  const view = listingView(kind, listing);
  const headline = useHeadline()(view);
  const phone = useOwnPhone(view.ownerId);
  const [withPhone, setWithPhone] = useState(isOwn);
  const names = [...new Set([...fieldsByKind[kind].overview, ...fieldsByKind[kind].details])];
  return (
    <>
      <div className={styles.tools}>
        <Button
          variant="primary"
          onClick={() => {
            print();
          }}
        >
          {words.print}
        </Button>
        <ButtonLink href={`${detailRouteOf(kind)}?id=${encodeURIComponent(view.propertyId)}`}>
          {words.back}
        </ButtonLink>
        {phone ? (
          <label>
            <input
              type="checkbox"
              checked={withPhone}
              onChange={() => {
                setWithPhone(!withPhone);
              }}
            />
            {words.withPhone}
          </label>
        ) : null}
      </div>
      <article className={styles.paper}>
        <header>
          <div>
            <h1>{headline}</h1>
            {view.society ? <p lang="">{view.society}</p> : null}
            <p className={styles.price}>
              <Money rupees={view.price} />
            </p>
          </div>
          <figure>
            <img
              src={`/qr/listing/${kind}/${encodeURIComponent(view.propertyId)}.svg`}
              alt={words.qr}
              width="120"
              height="120"
            />
            <figcaption>{words.scan}</figcaption>
          </figure>
        </header>
        {view.images.length > 0 ? (
          <div className={styles.photos}>
            {view.images.slice(0, mostPhotos).map((url) => (
              <img key={url} src={middleSize(url)} alt="" />
            ))}
          </div>
        ) : null}
        <FactList view={view} names={names} />
        {view.amenities.length > 0 ? <p>{view.amenities.map(label).join(' · ')}</p> : null}
        {view.description ? (
          <p className={styles.text} lang="">
            {view.description}
          </p>
        ) : null}
        <footer>
          {phone && withPhone ? <strong>{words.phone(formatPhone(phone))}</strong> : null}
          <span>{words.propertyId(view.propertyId)}</span>
          {view.reraNumber ? <span>{words.rera(view.reraNumber)}</span> : null}
          <small>{words.as(formatDate(Date.now(), locale))}</small>
        </footer>
      </article>
    </>
  );
}

function AddressedSheet({ kind, id, isOwn }: { kind: ListingKind; id: string; isOwn: boolean }) {
  const words = useSheetWords();
  const { sheet, fetch } = useUnit({ sheet: $sheet, fetch: fetchSheetFx });
  usePageMeta({ title: words.title, description: words.title, address: sheetPath(kind, id), isHidden: true });
  const ask = () => {
    fetch({ kind, id }).catch(() => undefined);
  };
  useEffect(ask, [kind, id]);
  if (sheet === 'gone') return <InlineNotice tone="danger">{words.gone}</InlineNotice>;
  if (sheet === 'failed')
    return (
      <InlineNotice tone="danger" onRetry={ask}>
        {words.failed}
      </InlineNotice>
    );
  return sheet ? <Paper {...sheet} isOwn={isOwn} /> : <Skeleton height="480px" />;
}

/** Draws the sheet that the address names. */
export function SheetPage() {
  const query = new URLSearchParams(useSearch());
  const [kind, id] = [kindOf(query.get('kind')), query.get('id')];
  if (!kind || !id) return <NotFoundPage />;
  return (
    <div className={`${wideClass} ${styles.page}`}>
      <AddressedSheet key={`${kind} ${id}`} kind={kind} id={id} isOwn={query.has('own')} />
    </div>
  );
}
