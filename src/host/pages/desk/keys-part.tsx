/** Partners' keys in use: on which sites, how busy, and taking one back. */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { decisionForm } from '../../../model/desk/desk.js';
import { type DeskKey, deskKeys } from '../../../model/desk/records.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { CheckIcon } from '../../../widgets/kit/icons/icons.js';
import { formatDate } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { EmptyState } from '../../../widgets/kit/status/empty-state.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { ReasonDialog } from './reason-dialog.js';
import { styles } from './styles.js';
import { useDeskWords } from './words.js';

/** Draws the part. */
export function KeysPart() {
  const words = useDeskWords();
  const locale = useLocale();
  const { keys, failure, ask, send, open } = useUnit({
    keys: deskKeys.$value,
    failure: deskKeys.$failure,
    ask: deskKeys.requested,
    send: decisionForm.submitted,
    open: decisionForm.opened,
  });
  const [chosen, setChosen] = useState<DeskKey | null>(null);
  useEffect(() => {
    ask();
  }, [ask]);
  // A key that was taken back brings the list anew.
  useEffect(() => {
    setChosen(null);
    open();
  }, [keys, open]);
  if (failure)
    return (
      <InlineNotice tone="danger" onRetry={ask}>
        {words.failed}
      </InlineNotice>
    );
  if (!keys) return <Skeleton height="240px" />;
  if (keys.length === 0)
    return (
      <EmptyState title={words.noKeys} icon={<CheckIcon />}>
        {words.noKeysText}
      </EmptyState>
    );
  return (
    <>
      <ul aria-label={words.parts.keys} className={styles.list}>
        {keys.map((each) => (
          <li key={each.key} className={styles.row}>
            <div>
              <b lang="">{each.name}</b> ({each.owner})
              <br />
              {each.origins.join(', ')}
              <br />
              {words.keyUse(each.loads, formatDate(Date.parse(each.since), locale))}
            </div>
            <Button
              size="small"
              variant="danger"
              aria-label={words.revokeKey(each.name)}
              onClick={() => {
                setChosen(each);
              }}
            >
              {words.revoke}
            </Button>
          </li>
        ))}
      </ul>
      {chosen ? (
        <ReasonDialog
          title={words.revokeKey(chosen.name)}
          help={words.revokeHelp}
          onReason={(reason) => {
            send({ about: 'key', id: chosen.key, body: { reason } });
          }}
          onClose={() => {
            setChosen(null);
            open();
          }}
        />
      ) : null}
    </>
  );
}
