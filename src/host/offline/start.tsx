/** Registers the service worker once the page is calm, and says when a new version of the site waits. */
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../../widgets/kit/button/button.js';
import { LocaleProvider } from '../../widgets/kit/language/locale.js';
import { css } from '../../widgets/kit/style/sheet.js';
import { useLanguage } from '../preferences.js';
import { useSiteWords } from '../words.js';

const bar = css`
  position: fixed;
  inset: auto 0 var(--h-space-4);
  z-index: 60;
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-3);
  align-items: center;
  width: fit-content;
  max-width: calc(100vw - 2 * var(--h-space-4));
  margin: 0 auto;
  padding: var(--h-space-2) var(--h-space-2) var(--h-space-2) var(--h-space-4);
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-card);
  background: var(--h-surface);
  color: var(--h-text);
  font-size: var(--h-text-14);
  box-shadow: var(--h-shadow);
`;

/** What browsers with Trusted Types have. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): unknown };
}

const address = '/service-worker.js';

/** The address as our pages' policy wants it: this one alone passes. */
const trusted = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('housing-service-worker', {
    createScriptURL: (text) => {
      if (text !== address) throw new TypeError('Not the address of the service worker');
      return text;
    },
  });
  return (policy?.createScriptURL(address) as string | undefined) ?? address;
};

function NewVersion({ waiting }: { waiting: ServiceWorker }) {
  const words = useSiteWords();
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (!isPressed) return;
    // Another tab may have brought it to work already.
    if (waiting.state !== 'installed') {
      location.reload();
      return;
    }
    // The page goes only when the person wants it: a form may be half filled.
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      location.reload();
    });
    waiting.postMessage('take-over');
  }, [isPressed]);
  return (
    <div role="status" className={bar}>
      <span>{words.newVersion}</span>
      <Button
        variant="primary"
        busy={isPressed}
        onClick={() => {
          setPressed(true);
        }}
      >
        {words.reload}
      </Button>
    </div>
  );
}

function Told({ waiting }: { waiting: ServiceWorker }) {
  return (
    <LocaleProvider value={useLanguage()}>
      <NewVersion waiting={waiting} />
    </LocaleProvider>
  );
}

/** Shows the line for a worker that waits; the first worker of a browser waits for nobody. */
const tell = (waiting: ServiceWorker): void => {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <Told waiting={waiting} />
    </StrictMode>,
  );
};

/** Hands the worker what the page had loaded before it was there. */
const handOver = async (): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage(files.filter((name) => /\/(assets|art)\//.test(name)));
};

/** Registers the worker. */
export const startOffline = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.register(trusted(), { updateViaCache: 'none' });
  let isTold = false;
  const look = (): void => {
    const { waiting } = registration;
    if (!waiting || !navigator.serviceWorker.controller || isTold) return;
    isTold = true;
    tell(waiting);
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  await handOver();
};
