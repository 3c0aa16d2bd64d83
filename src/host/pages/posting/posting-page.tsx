/** The posting screens: one widget on ten routes, with the navigation-state names of the specifications (S-031 to S-036). */
import type { Listing, ListingKind } from '../../../model/index.js';
import { lazy, Suspense, useState } from 'react';
import { useSearch } from 'wouter';
import { css } from '../../../widgets/kit/style/sheet.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { hiddenClass } from '../../../widgets/kit/layout/visually-hidden.js';
import { wideClass } from '../../layout/wide.js';
import { useGo, useNavigationState } from '../../navigation.js';
import { usePageMeta } from '../../page-meta.js';
import type { PinWish } from '../../map/pin-dialog.js';
import { routes } from '../../routes.js';
import { useLoadWidget, WidgetPlace } from '../../widget-place.js';
import { WorkingFor } from '../agency/working-for.js';
import { FindEdited } from './find-edited.js';
import { usePostingPageWords, usePostingTitles } from './words.js';
import { PostProperty, type StepDetail } from './post-property.js';
import { postingPathOf } from './posting-paths.js';

const PinDialog = lazy(async () => ({ default: (await import('../../map/pin-dialog.js')).PinDialog }));

const page = css`
  min-height: 100vh;
  padding-block: var(--h-space-5) var(--h-space-7);
  & > section {
    margin-bottom: var(--h-space-4);
  }
`;

// Its heading stands where that of the form will.
const shape = css`
  display: grid;
  grid-template-columns: minmax(0, var(--h-size-640));
  gap: var(--h-space-4);
  justify-content: center;
  & > p {
    font-size: var(--h-text-24);
    font-weight: 700;
    line-height: 1.25;
  }
`;

/** The shape of the form and its heading, while its files are on their way. */
function FormShape({ heading }: { heading: string }) {
  return (
    <div className={shape}>
      <Skeleton height="48px" />
      <p aria-hidden="true">{heading}</p>
      <Skeleton height="48px" />
      <Skeleton height="60vh" />
    </div>
  );
}

/** What step two's state calls the data of step one, capitals as written (S-033 to S-036, G-21). */
const dataNames: Readonly<Record<ListingKind, string>> = {
  sell: 'sellData',
  rent: 'rentData',
  pg: 'pgData',
  plot: 'plotData',
  commercial: 'CommData',
};

const objectIn = (value: unknown): object | undefined =>
  typeof value === 'object' && value !== null ? value : undefined;

const listingIn = (value: unknown): Listing | undefined => {
  const listing = objectIn(value);
  return listing && '_id' in listing ? (listing as Listing) : undefined;
};

/** Returns the listing to edit: from the navigation state, else by the address (S-231). */
function useEdited(): { id: string; listing: Listing | undefined } {
  const state = useNavigationState();
  const id = new URLSearchParams(useSearch()).get('id') ?? '';
  const known = state?.mode === 'edit' ? listingIn(state.property) : undefined;
  const isMeant = !id || known?._id === id || known?.propertyId === id;
  return { id, listing: isMeant ? known : undefined };
}

/** What the screen takes. */
interface PostingPageProps {
  listingType: ListingKind;
  step: 1 | 2;
}

function PostingForm({ listingType, step, listing }: PostingPageProps & { listing: Listing | undefined }) {
  const go = useGo();
  const load = useLoadWidget();
  const headings = usePostingTitles();
  const state = useNavigationState();
  const [pinWish, setPinWish] = useState<PinWish>();
  const turn = ({ kind, mode, step: to, data, listing: edited }: StepDetail) => {
    go(postingPathOf(kind, to, edited), {
      // Going back to step one adds no entry to the history.
      replace: to === 1,
      state: {
        mode,
        ...(edited && { property: edited }),
        ...(to === 2 && { [dataNames[kind]]: data }),
      },
    });
  };
  const form = (
    <WidgetPlace widget="post-property">
      <PostProperty
        pin
        kind={listingType}
        mode={listing ? 'edit' : 'create'}
        step={step === 2 ? '2' : '1'}
        listing={listing}
        copy={listingIn(state?.copy)}
        data={objectIn(state?.[dataNames[listingType]])}
        onKind={(event) => {
          event.preventDefault();
          go(postingPathOf(event.detail.kind, 1));
        }}
        onStep={({ detail }) => {
          turn(detail);
        }}
        onManage={(event) => {
          event.preventDefault();
          go(routes.manage.path);
        }}
        onPin={({ detail }) => {
          setPinWish(detail);
        }}
        onPreview={() => {
          void load('listing-detail');
        }}
      >
        <FormShape heading={(listing ? headings.edits : headings.titles)[listingType]} />
      </PostProperty>
    </WidgetPlace>
  );
  return (
    <>
      {form}
      {pinWish ? (
        <Suspense fallback={null}>
          <PinDialog
            wish={pinWish}
            onClose={() => {
              setPinWish(undefined);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Draws the screen of a kind and step, to post or to edit a listing (S-231). */
export function PostingPage({ listingType, step }: PostingPageProps) {
  const text = usePostingPageWords()[listingType];
  const { id, listing } = useEdited();
  const copied = new URLSearchParams(useSearch()).get('copy') ?? '';
  const wanted = copied || (listing ? '' : id);
  const [title, details] = id || listing ? [text.edit, text.editDetails] : [text.title, text.details];
  usePageMeta({
    title: step === 1 ? title : details,
    description: text.description,
    keywords: step === 1 ? text.keywords : text.detailsKeywords,
    address: postingPathOf(listingType, step),
    isHidden: step === 2 || id !== '' || copied !== '',
  });
  return (
    <div className={`${wideClass} ${page}`}>
      <h1 className={hiddenClass}>{title}</h1>
      <WorkingFor />
      {wanted ? (
        <FindEdited id={wanted} listingType={listingType} step={step} isCopied={copied !== ''} />
      ) : (
        <PostingForm listingType={listingType} step={step} listing={listing} />
      )}
    </div>
  );
}
