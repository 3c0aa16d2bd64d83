/** The results of a page that keeps their search in its own address. */
import { useUnit } from 'effector-react';
import { type ComponentType, useEffect, useMemo, useRef } from 'react';
import { searchParameters } from '../../../model/rules/search-parameters.js';
import { pagesWanted, searchRestored } from '../../../model/search/restore.js';
import { $searches, emptySearch, searchOpened } from '../../../model/search/search.js';
import { type Emit, EmitProvider, useEmit } from '../../kit/element/widget-context.js';
import { addressPart } from '../../kit/routing/address-part.js';
import { markLinks, withCampaign } from '../../kit/routing/campaign.js';
import type { RoutingProps } from '../../kit/routing/routed.js';
import { useRouting } from '../../kit/routing/use-routing.js';
import type { ResultsProps } from '../view.js';
import { createSearchHistory } from './search-history.js';

const names = new Set([...searchParameters, 'bbox', 'polygon'].map((name) => name.toLowerCase()));
const isName = (name: string): boolean => names.has(name.toLowerCase());

/** Draws the view with the search that the page's address names, and keeps the address up to date. */
export function ResultsRoute({
  View,
  ...props
}: ResultsProps & RoutingProps & { View: ComponentType<ResultsProps> }) {
  const { group } = props;
  const { where, prefix } = useRouting(props);
  const mark = useRef<HTMLSpanElement>(null);
  const { searches, ...send } = useUnit({
    searches: $searches,
    open: searchOpened,
    restore: searchRestored,
    want: pagesWanted,
  });
  const emit = useEmit();
  const history = useMemo(
    () =>
      createSearchHistory({
        name: `${prefix}results`,
        part: addressPart(where, prefix, isName),
        open: (address) => {
          send.open({ group, address });
        },
        restore: (search) => {
          send.restore({ group, search });
        },
        wantPages: (lastPage) => {
          send.want({ group, lastPage });
        },
      }),
    [where, prefix, group],
  );
  const address = useMemo(history.address, [history]);
  const search = searches[group] ?? emptySearch;
  useEffect(() => {
    history.note(search);
  }, [history, search]);
  useEffect(() => {
    const root = mark.current?.getRootNode() as ShadowRoot;
    const stops = [markLinks(root), history.begin(root)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [history]);
  const routed: Emit = (event, detail) => {
    if (event === 'housing-search-change') history.push((detail as { query: string }).query);
    if (event !== 'housing-open') return emit(event, detail);
    const { href, ...opened } = detail as { href: string };
    return emit(event, { ...opened, href: withCampaign(href, location.search) });
  };
  return (
    <EmitProvider value={routed}>
      <span ref={mark} hidden />
      <View {...props} {...(address && { address })} />
    </EmitProvider>
  );
}

/** What the widget loads where it is routed. */
export const lazyParts = { Route: ResultsRoute };
