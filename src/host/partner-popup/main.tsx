/** Starts our windows and frames around partners' pages: a small page of its own, without the site around it. */
import { Provider } from 'effector-react';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { windowPaths } from '../../model/rules/popup-messages.js';
import { windowScope } from '../../model/partner/sign-in-window.js';
import { LocaleProvider, localeFor } from '../../widgets/kit/language/locale.js';
import { adopt } from '../../widgets/kit/style/sheet.js';
import '../../widgets/kit/style/tokens.js';
import { readSite } from '../site.js';
import { SiteProvider } from '../site-context.js';

const SignInWindow = lazy(async () => ({ default: (await import('./sign-in-window.js')).SignInWindow }));
const DetailsWindow = lazy(async () => ({ default: (await import('./details-window.js')).DetailsWindow }));

adopt(document);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Provider value={windowScope(location.origin)}>
      <SiteProvider value={readSite(document)}>
        <LocaleProvider value={localeFor(document.documentElement.lang)}>
          <Suspense>
            {location.pathname === windowPaths.signIn ? (
              <main>
                <SignInWindow />
              </main>
            ) : (
              <DetailsWindow />
            )}
          </Suspense>
        </LocaleProvider>
      </SiteProvider>
    </Provider>,
  );
