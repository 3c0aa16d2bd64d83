/** The owner's listings: the widget, with the site's own ways to edit, open and post (S-037). */
import * as React from 'react';
import { useCallback, useState } from 'react';
import { createComponent, type EventName } from '@lit/react';
import { useSearch } from 'wouter';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import type { OpenDetail } from '../../elements.js';
import { useGo } from '../../navigation.js';
import { usePageMeta } from '../../page-meta.js';
import { routes } from '../../routes.js';
import { standIn } from '../../stand-in.js';
import { WidgetPlace } from '../../widget-place.js';
import { postingPathOf } from '../posting/posting-paths.js';
import { OwnerFrame } from './frame.js';
import { VerifyPhoneDialog } from './verify-phone-dialog.js';
import { useOwnerWords } from './words.js';

interface ManageProperties {
  find: string;
}

/** `<housing-manage>`. */
const Manage = createComponent({
  react: React,
  tagName: 'housing-manage',
  elementClass: standIn<ManageProperties>(['find']),
  events: {
    onEdit: 'housing-edit' as EventName<CustomEvent<OpenDetail>>,
    onCopy: 'housing-copy' as EventName<CustomEvent<OpenDetail>>,
  },
});

/** Draws the page; `?find=` of the address is what the search begins with. */
export function ManagePage() {
  const text = useOwnerWords();
  const go = useGo();
  const query = new URLSearchParams(useSearch());
  const find = query.get('find') ?? '';
  // The widget is made anew once the phone is proved, so that it loads what is shown now.
  const [proofs, setProofs] = useState(0);
  const leaveDialog = useCallback(() => {
    go(routes.manage.path, { replace: true });
  }, [go]);
  const noteProof = useCallback(() => {
    setProofs((count) => count + 1);
    leaveDialog();
  }, [leaveDialog]);
  usePageMeta({
    title: text.manageTitle,
    description: text.manageText,
    address: routes.manage.path,
    isHidden: true,
  });
  return (
    <OwnerFrame
      hasAgencies
      title={text.manageTitle}
      text={text.manageText}
      other={{ href: routes.viewResponse.path, label: text.responsesTitle }}
    >
      <WidgetPlace widget="manage">
        <Manage
          key={proofs}
          find={find}
          onEdit={(event) => {
            event.preventDefault();
            const { listing, href } = event.detail;
            // Its form, or the photos of it.
            const { pathname, search } = new URL(href);
            go(pathname + search, { state: { property: listing, mode: 'edit' } });
          }}
          onCopy={(event) => {
            event.preventDefault();
            const { listing, kind } = event.detail;
            go(postingPathOf(kind, 1), { state: { copy: listing } });
          }}
        >
          <Skeleton height="60vh" />
        </Manage>
      </WidgetPlace>
      {query.has('verify-phone') ? <VerifyPhoneDialog onProved={noteProof} onClose={leaveDialog} /> : null}
    </OwnerFrame>
  );
}
