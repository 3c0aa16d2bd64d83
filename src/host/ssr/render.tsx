/**
 * Draws the first content of a page on the server, with the components that draw it in the browser. The page shows it
 * as it is until its own code has drawn the same (src/host/server-content.tsx).
 */
import { fork, type Scope } from 'effector';
import type { ReactElement } from 'react';
import { $connection } from '../../model/index.js';
import { filtersFromUrl } from '../../model/rules/filter-url.js';
import { listingView } from '../../model/rules/listing/view.js';
import { $people } from '../../model/people/person-page.js';
import { $projects } from '../../model/projects/project-page.js';
import { $places } from '../../model/market/place-page.js';
import { $searches } from '../../model/search/search.js';
import { type BroughtAnswer, emptySearch, withBroughtAnswer } from '../../model/search/search-state.js';
import { StaticListing } from '../../widgets/listing-detail/page/static-listing.js';
import { ResultsView } from '../../widgets/results/view.js';
import { OwnerPages } from '../pages/owner/owner-pages.js';
import { PostingPage } from '../pages/posting/posting-page.js';
import { HeaderAndMain, PageFrame } from '../layout/page-frame.js';
import developerIndex from 'virtual:page-developers/search';
import developerPages from 'virtual:page-developers/all';
import { DevelopersPage } from '../pages/developers/developers-page.js';
import { keepPage } from '../pages/developers/page-content.js';
import { keepIndex } from '../pages/developers/search-index.js';
import { DrawnMapProvider } from '../map/stand-in.js';
import { DetailPage } from '../pages/detail/detail-page.js';
import { Hero } from '../pages/home/hero.js';
import { SearchBoxSkeleton } from '../pages/home/search-box-skeleton.js';
import { PersonPage } from '../pages/person/person-page.js';
import { PlacePage } from '../pages/place/place-page.js';
import { ProjectPage } from '../pages/project/project-page.js';
import { SearchPage } from '../pages/search/search-page.js';
import { routeOf, type Screen, type SiteRoute } from '../routes.js';
import { ServerWidgetProvider } from '../widget-place.js';
import { FirstMap } from './first-map.js';
import { dataBlock, drawWithWords, inRoot, withoutPictures } from './draw.js';
import type { RenderRequest } from './render-request.js';
import { sheetsInside, type StyledPage, styledPage, styleParts } from './page-styles.js';

for (const page of developerPages) keepPage(page);
keepIndex(developerIndex);

const scopeOf = ({ path, query, results, place, project, person }: RenderRequest): Scope => {
  const search = results && withBroughtAnswer(emptySearch, filtersFromUrl(query), results);
  return fork({
    values: [
      [$connection, { apiBase: '' }],
      [$searches, search ? { '': search } : {}],
      [$places, place ? { [path]: place } : {}],
      [$people, person ? { [person.slug]: person } : {}],
      [$projects, project ? { [project.slug]: project } : {}],
    ],
  });
};

/** What is drawn of a page. */
interface Drawing {
  page: ReactElement;
  /** The widget that stands in the page until the page's own code replaces it. */
  widget?: ReactElement;
  /** The widget that stands in its own tag, where it lives on, and what it is drawn from. */
  inTag?: { tag: string; view: ReactElement; data: BroughtAnswer };
}

/** Draws a screen of a person's own as it is for everybody: heading, forms and shapes, until it is known who asks. */
const ownScreen = ({ screen, path, listingType = 'sell', step = 1 }: SiteRoute): ReactElement | null => {
  if (screen === 'owner') return <OwnerPages path={path} />;
  return screen === 'posting' && step === 1 ? <PostingPage listingType={listingType} step={step} /> : null;
};

/** Draws a page that the server has the whole data of. */
const knownPage = (
  { screen }: SiteRoute,
  { place, project, person }: RenderRequest,
): ReactElement | undefined => {
  if (screen === 'place' && place) return <PlacePage />;
  if (screen === 'project' && project) return <ProjectPage />;
  return screen === 'person' && person ? <PersonPage /> : undefined;
};

const drawingOf = (route: SiteRoute, request: RenderRequest): Drawing | null => {
  const { results, listing, language } = request;
  if (route.screen === 'home') return { page: <Hero />, widget: <SearchBoxSkeleton /> };
  if (route.screen === 'search' && results) {
    const view = inRoot(<ResultsView group="" />, language);
    const page = (
      <DrawnMapProvider value={<FirstMap {...request} />}>
        <SearchPage />
      </DrawnMapProvider>
    );
    return { page, inTag: { tag: 'housing-results', view, data: results } };
  }
  if (route.screen === 'detail' && listing) {
    const { kind, listing: one } = listing;
    return {
      page: <DetailPage listingType={kind} />,
      widget: inRoot(<StaticListing listing={one} view={listingView(kind, one)} />, language),
    };
  }
  if (route.screen === 'developers')
    return {
      page: (
        <div data-first="screen">
          <DevelopersPage />
        </div>
      ),
    };
  const known = knownPage(route, request);
  if (known) return { page: <div data-first="">{known}</div> };
  const own = ownScreen(route);
  return own && { page: <div data-first="screen">{own}</div> };
};

/** Returns the screen of a path; undefined when it is no page of the site. */
export const screenAt = (path: string): Screen | undefined => routeOf(path)?.screen;

// Controls do nothing before the page's own code has loaded, but in a plain form that says so; links work.
const withoutControls = (html: string): string =>
  html.replace(/<(button|select|input|textarea)\b(?![^>]* data-without-script)/g, '<$1 inert');

/** Puts a widget's view into its tag as a declared shadow root, with its styles and the data that it lives on from. */
const withViewInTag = (page: StyledPage, tag: string, drawn: string, data: object): RenderedScreen => {
  const { pictures, content } = withoutPictures(drawn);
  const view = styleParts(content);
  // The first style sheet is taken out when the widget has the kit's own.
  const sheets = sheetsInside(view);
  const root = [
    '<template shadowrootmode="open">',
    ...sheets.map((text) => `<style>${text}</style>`),
    view.html,
    `${dataBlock(data)}</template>`,
  ].join('');
  return {
    html: pictures + page.html.replace(`</${tag}>`, () => `${root}</${tag}>`),
    styles: page.styles + page.ownStyles,
    innerStyles: sheets,
  };
};

export { embedSheet, embedStyles, firstSheet, renderResults } from './render-results.js';

/** The first content of a page as HTML, and the rules that dress it. */
export interface RenderedScreen {
  html: string;
  styles: string;
  /** Styles that stand in the content itself: the page's policy must name them. Without any, no widget is in its tag. */
  innerStyles: readonly string[];
}

/** Draws the first content; it is empty for a page that has none. */
export const renderScreen = async (request: RenderRequest): Promise<RenderedScreen> => {
  const route = routeOf(request.path);
  const drawing = route && drawingOf(route, request);
  if (!drawing) return { html: '', styles: '', innerStyles: [] };
  const { page, widget, inTag } = drawing;
  // The site's own code adopts the whole frame of a page whose widget lives on; any other it draws anew.
  const framed = inTag ? <PageFrame>{page}</PageFrame> : <HeaderAndMain>{page}</HeaderAndMain>;
  const surroundings = { ...request, scope: scopeOf(request) };
  const drawn = await drawWithWords(
    surroundings,
    <ServerWidgetProvider value={widget}>{framed}</ServerWidgetProvider>,
  );
  const styled = styledPage(withoutControls(drawn));
  if (inTag)
    return withViewInTag(styled, inTag.tag, await drawWithWords(surroundings, inTag.view), inTag.data);
  return { html: styled.html, styles: styled.styles + styled.ownStyles, innerStyles: [] };
};
