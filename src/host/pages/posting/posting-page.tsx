/** The posting screens: one widget on ten routes, with the navigation-state names of the specifications (S-031 to S-036). */
import type { Listing, ListingKind } from '../../../model/index.js';
import { useMessages } from '../../../widgets/kit/messages.js';
import { css } from '../../../widgets/kit/sheet.js';
import { hiddenClass } from '../../../widgets/kit/visually-hidden.js';
import { wideClass } from '../../layout/wide.js';
import { useGo, useNavigationState } from '../../navigation.js';
import { usePageMeta } from '../../page-meta.js';
import { routeList, routes } from '../../routes.js';
import { useLoadWidget, WidgetPlace } from '../../widget-place.js';
import { postingWords } from './messages.js';
import { PostProperty, type StepDetail } from './post-property.js';

const page = css`
  min-height: 100vh;
  padding-block: var(--h-space-5) var(--h-space-7);
`;

/** What step two's state calls the data of step one, capitals as written (S-033 to S-036, G-21). */
const dataNames: Readonly<Record<ListingKind, string>> = {
  sell: 'sellData',
  rent: 'rentData',
  pg: 'pgData',
  plot: 'plotData',
  commercial: 'CommData',
};

const pathOf = (kind: ListingKind, step: 1 | 2): string =>
  routeList.find((route) => route.screen === 'posting' && route.listingType === kind && route.step === step)
    ?.path ?? routes.profile.path;

const objectIn = (value: unknown): object | undefined =>
  typeof value === 'object' && value !== null ? value : undefined;

const listingIn = (value: unknown): Listing | undefined => {
  const listing = objectIn(value);
  return listing && '_id' in listing ? (listing as Listing) : undefined;
};

/** Draws the screen of a kind and step; a listing that came along with mode edit is changed (S-231). */
export function PostingPage({ listingType, step }: { listingType: ListingKind; step: 1 | 2 }) {
  const text = useMessages(postingWords)[listingType];
  const go = useGo();
  const load = useLoadWidget();
  const state = useNavigationState();
  const stored = listingIn(state?.property);
  const listing = state?.mode === 'edit' ? stored : undefined;
  usePageMeta({
    title: step === 1 ? text.title : text.details,
    description: text.description,
    address: pathOf(listingType, step),
    isHidden: step === 2,
  });
  const turn = ({ kind, mode, step: to, data, listing: edited }: StepDetail) => {
    go(pathOf(kind, to), {
      // Back to step one is no further place to come back from.
      replace: to === 1,
      state: {
        mode,
        ...(edited && { property: edited }),
        ...(to === 2 && { [dataNames[kind]]: data }),
      },
    });
  };
  return (
    <div className={`${wideClass} ${page}`}>
      <h1 className={hiddenClass}>{text.title}</h1>
      <WidgetPlace widget="post-property">
        <PostProperty
          kind={listingType}
          mode={listing ? 'edit' : 'create'}
          step={step === 2 ? '2' : '1'}
          listing={listing}
          data={objectIn(state?.[dataNames[listingType]])}
          onKind={(event) => {
            event.preventDefault();
            go(pathOf(event.detail.kind, 1));
          }}
          onStep={({ detail }) => {
            turn(detail);
          }}
          onManage={(event) => {
            event.preventDefault();
            go(routes.manage.path);
          }}
          onPreview={() => {
            void load('listing-detail');
          }}
        />
      </WidgetPlace>
    </div>
  );
}
