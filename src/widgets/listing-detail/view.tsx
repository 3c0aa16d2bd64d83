/** The listing: the page's own content until one is opened, then its skeleton, its page, or why there is none. */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { listingView } from '../../model/rules/listing/view.js';
import type { ListingView } from '../../model/rules/listing/view-type.js';
import { PageToaster } from '../kit/toast/page-toaster.js';
import { ListingPage } from './page/listing-page.js';
import { ListingSkeleton } from './page/listing-skeleton.js';
import type { PreviewFiles } from './page/preview-page.js';
import { SettingsProvider } from './settings.js';
import { useLazyParts } from './lazy.js';
import { type Asked, type Shown, useListing } from './use-listing.js';

/** What the view takes: the attributes and properties of the element. */
export interface ListingDetailProps extends Asked {
  listingUrl?: string | undefined;
  preview?: boolean | undefined;
  files?: PreviewFiles | undefined;
  ownerPage?: string | undefined;
}

type PreviewPart = ComponentType<{ view: ListingView; files: PreviewFiles }>;

/** Draws a preview; few pages need it, so it is a file of its own. */
function Preview({ kind = 'sell', listing, files = {} }: ListingDetailProps): ReactNode {
  const [Part, setPart] = useState<PreviewPart>();
  useEffect(() => {
    import('./page/preview-page.js').then(({ PreviewPage }) => setPart(() => PreviewPage), console.error);
  }, []);
  return Part && listing ? <Part view={listingView(kind, listing)} files={files} /> : <ListingSkeleton />;
}

function Opened(props: Asked): ReactNode {
  return <Content {...useListing(props)} />;
}

function Content({ open, isGuest }: Shown): ReactNode {
  const lazy = useLazyParts();
  // Nothing is open yet: what the page wrote between the tags stays.
  if (!open) return <slot />;
  const { listing, listingType, status, similar } = open;
  const view = listing && listingView(listingType, listing);
  const isMissing = status === 'not-found' || status === 'gone';
  if (isMissing || (status === 'failed' && !listing))
    return (
      <>
        {lazy ? <lazy.MissingListing {...open} view={view} /> : null}
        {isMissing ? null : <slot />}
      </>
    );
  if (!listing || !view) return <ListingSkeleton />;
  const isStale = status === 'failed';
  const shown = { listing, view };
  return (
    <>
      <ListingPage key={open.id} {...{ shown, similar, isStale, isGuest, lazy }} />
      {lazy && status === 'ready' ? <lazy.Visit {...shown} /> : null}
    </>
  );
}

/** Draws the listing of a group. */
export function ListingDetailView(props: ListingDetailProps) {
  const { group, listingUrl, ownerPage, preview } = props;
  return (
    <SettingsProvider value={{ group, listingUrl, ownerPage }}>
      {preview ? <Preview {...props} /> : <Opened {...props} />}
      <PageToaster />
    </SettingsProvider>
  );
}
