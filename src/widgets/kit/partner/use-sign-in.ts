/** Signing in from a widget: by our window on a partner's page; on our own site the site does it. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $connection, serverMessage, toastRequested } from '../../../model/index.js';
import type { PartnerUse } from '../../../model/partner/session.js';
import { authMessages } from '../../../model/rules/messages/auth.js';
import { useLocale } from '../language/locale.js';

const explained = (failure: unknown): string =>
  serverMessage(failure) ?? (failure instanceof Error ? failure.message : authMessages.serverError);

export type { PartnerUse };

const load = () => import('./sign-in.js');

/** Returns a function that signs in for a use, on a page under a partner's key; undefined on any other. */
export function useSignIn(use: PartnerUse): (() => void) | undefined {
  const { connection, say } = useUnit({ connection: $connection, say: toastRequested });
  const lang = useLocale();
  const key = connection?.key;
  useEffect(() => {
    // Browsers open windows only soon after a click, so the code is loaded before.
    if (key !== undefined) load().catch(() => undefined);
  }, [key]);
  if (!connection || key === undefined) return undefined;
  return () => {
    load()
      .then(({ signInHere }) => signInHere({ ...connection, key }, { lang, use }))
      .catch((failure: unknown) => {
        say({ tone: 'error', text: explained(failure), id: 'sign-in' });
      });
  };
}
