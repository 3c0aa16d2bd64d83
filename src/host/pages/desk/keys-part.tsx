/** Partners' keys in use: on which sites, how busy, and taking one back. */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { decisionForm } from '../../../model/desk/desk.js';
import { type DeskKey, deskKeys } from '../../../model/desk/records.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { formatDate } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { FetchedPart } from './fetched-part.js';
import { ReasonDialog } from './reason-dialog.js';
import { styles } from './styles.js';
import { useDeskWords } from './words.js';

function Keys({ keys }: { keys: readonly DeskKey[] }) {
  const words = useDeskWords();
  const locale = useLocale();
  const { send, open } = useUnit({ send: decisionForm.submitted, open: decisionForm.opened });
  const [chosen, setChosen] = useState<DeskKey | null>(null);
  // A key that was taken back brings the list anew.
  useEffect(() => {
    setChosen(null);
    open();
  }, [keys, open]);
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

/** Draws the part. */
export function KeysPart() {
  const words = useDeskWords();
  return (
    <FetchedPart of={deskKeys} none={{ title: words.noKeys, text: words.noKeysText }}>
      {(keys) => <Keys keys={keys} />}
    </FetchedPart>
  );
}
