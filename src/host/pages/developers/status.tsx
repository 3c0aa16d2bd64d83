/** The status of the API, asked from the reader’s own browser. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $serviceStatus, serviceStatusRequested } from '../../../model/developers/status.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { Badge } from '../../../widgets/kit/status/badge.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { texts } from './texts.js';

const card = css`
  display: grid;
  gap: var(--h-space-3);
  justify-items: start;
  padding: var(--h-space-5);
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-card);
  background: var(--h-surface);
`;

/** Draws it, and asks again when told to. */
export function Status() {
  const { status, ask } = useUnit({ status: $serviceStatus, ask: serviceStatusRequested });
  const words = texts.status;
  useEffect(() => {
    ask();
  }, [ask]);
  return (
    <section className={card} aria-label={words.ready}>
      <div role="status">
        {status === null ? (
          <p>{words.asking}</p>
        ) : (
          <>
            <Badge tone={status.isReady ? 'success' : 'danger'}>
              {status.isReady ? words.ready : words.down}
            </Badge>
            {status.isReady ? <p>{words.took(status.milliseconds)}</p> : null}
            {status.version ? <p>{words.version(status.version)}</p> : null}
          </>
        )}
      </div>
      <Button
        onClick={() => {
          ask();
        }}
      >
        {words.again}
      </Button>
    </section>
  );
}
