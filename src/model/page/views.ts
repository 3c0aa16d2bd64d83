/** Which views the page has, so that one widget can open things in another instead of leaving the page. */
import { createEvent, createStore } from 'effector';

/** Names a view and the group it belongs to. */
export interface PresentView {
  view: 'results' | 'listing';
  group: string;
}

/** A view appeared on the page. */
export const viewAppeared = createEvent<PresentView>();
/** A view left the page. */
export const viewLeft = createEvent<PresentView>();

const keyOf = ({ view, group }: PresentView): string => `${view}:${group}`;

/** Counts the views of the page by view and group. */
export type PresentViews = Readonly<Record<string, number>>;

const counted =
  (step: number) =>
  (views: PresentViews, view: PresentView): PresentViews => ({
    ...views,
    [keyOf(view)]: (views[keyOf(view)] ?? 0) + step,
  });

/** Holds the views that stand on the page now. */
export const $presentViews = createStore<PresentViews>({})
  .on(viewAppeared, counted(1))
  .on(viewLeft, counted(-1));

/** Tells whether the page has a view of a group now. */
export const isPresent = (views: PresentViews, view: PresentView): boolean => (views[keyOf(view)] ?? 0) > 0;
