/** `<housing-post-property>` as a React component; its file comes with the posting screens. */
import * as React from 'react';
import { createComponent, type EventName } from '@lit/react';
import type { Listing, ListingKind } from '../../../model/index.js';
import type { PinWish } from '../../map/pin-dialog.js';
import { standIn } from '../../stand-in.js';

/** What `housing-post-step` tells: the step the form has turned to, and what it holds. */
export interface StepDetail {
  kind: ListingKind;
  mode: 'create' | 'edit';
  step: 1 | 2;
  data: object;
  listing?: Listing;
}

interface PostingProperties {
  kind: ListingKind;
  mode: 'create' | 'edit';
  step: '1' | '2';
  listing: Listing | undefined;
  copy: Listing | undefined;
  data: object | undefined;
  pin: boolean;
}

/**
 * `<housing-post-property>`. What it has attributes for is given by these: they stand in the drawn page too, so that the form
 * begins with them before the site's own files have come.
 */
export const PostProperty = createComponent({
  react: React,
  tagName: 'housing-post-property',
  elementClass: standIn<PostingProperties>(['listing', 'copy', 'data']),
  events: {
    onKind: 'housing-post-kind' as EventName<CustomEvent<{ kind: ListingKind }>>,
    onStep: 'housing-post-step' as EventName<CustomEvent<StepDetail>>,
    onManage: 'housing-manage' as EventName<CustomEvent<{ kind: ListingKind }>>,
    onPin: 'housing-pin' as EventName<CustomEvent<PinWish>>,
    onPreview: 'housing-preview' as EventName<CustomEvent<{ kind: ListingKind }>>,
  },
});
