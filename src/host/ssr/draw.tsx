/** Draws components on the server as the browser would. */
import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { type Locale, LocaleProvider } from '../../widgets/kit/language/locale.js';
import { rootClass, tokensClass } from '../../widgets/kit/style/tokens.js';
import { serveLanguage } from '../preferences.js';
import { siteOf } from '../site.js';
import { SiteProvider } from '../site-context.js';
import { missingWords } from './define-words.js';
import type { RenderRequest } from './render-request.js';

/** What a root on a partner's page says of itself. */
interface RootLook {
  theme: string;
  font: string | undefined;
}

/**
 * Draws a widget's view in the root that it has in its shadow. With a look its style sheet comes later: until then it is
 * hidden, which the rule of the root overcomes.
 */
export const inRoot = (view: ReactNode, language: Locale, look?: RootLook): ReactElement => (
  <div
    lang={language}
    className={`${tokensClass} ${rootClass}`}
    data-first=""
    data-theme={look?.theme}
    data-font={look?.font}
    hidden={look !== undefined}
  >
    {view}
  </div>
);

/** Where something is drawn. */
interface Surroundings extends Pick<RenderRequest, 'path' | 'query' | 'language' | 'site'> {
  scope: Scope;
}

/** Draws something as the browser would, in the page's scope and language. */
const draw = (request: Surroundings, content: ReactNode): string => {
  serveLanguage(request.language);
  return renderToString(
    <Provider value={request.scope}>
      <SiteProvider value={siteOf(request.site)}>
        <LocaleProvider value={request.language}>
          <Router ssrPath={request.path} ssrSearch={request.query}>
            {content}
          </Router>
        </LocaleProvider>
      </SiteProvider>
    </Provider>,
  );
};

/** Draws once more when words had to be loaded. */
export const drawWithWords = async (request: Surroundings, content: ReactNode): Promise<string> => {
  const first = draw(request, content);
  return (await missingWords()) ? draw(request, content) : first;
};

const preloads = /^(?:<link rel="preload" as="image"[^>]*>)*/;

/** Takes off the preload links of pictures that React puts before its markup. */
export const withoutPictures = (html: string): { pictures: string; content: string } => {
  const [pictures = ''] = preloads.exec(html) ?? [];
  return { pictures, content: html.slice(pictures.length) };
};

/** Writes the data that a widget lives on from; a data block is no script, so that a page's policy lets it pass. */
export const dataBlock = (data: object): string =>
  `<script type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
