/** What a closed section holds: its code comes when somebody opens it. */
import { type ComponentType, useEffect, useState } from 'react';
import { InlineNotice } from '../../kit/status/inline-notice.js';
import { Skeleton } from '../../kit/status/skeleton.js';
import { useListingSectionWords } from './words.js';

/** What a LazyBody takes: how to load the component, and its props. */
interface LazyBodyProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** Draws the component once it is there; until then its room, and a notice if it does not come. */
export function LazyBody<Props extends object>({ load, props }: LazyBodyProps<Props>) {
  const words = useListingSectionWords();
  const [body, setBody] = useState<{ Draw: ComponentType<Props> }>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    load().then(
      (Draw) => {
        setBody({ Draw });
      },
      () => {
        setFailed(true);
      },
    );
  }, []);
  if (hasFailed) return <InlineNotice tone="danger">{words.partFailed}</InlineNotice>;
  return body ? <body.Draw {...props} /> : <Skeleton height="240px" />;
}
