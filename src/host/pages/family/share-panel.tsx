/** Shares the saved homes with the family: makes the link, hands it on, ends it. */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { toastRequested } from '../../../model/index.js';
import { familyAddress } from '../../../model/rules/family.js';
import {
  $familyLink,
  familyEnded,
  familyLinkRequested,
  familyShared,
  shareFx,
} from '../../../model/saved/family.js';
import { Button, ButtonLink } from '../../../widgets/kit/button/button.js';
import { TextInput } from '../../../widgets/kit/form/text-input.js';
import { WhatsAppIcon } from '../../../widgets/kit/icons/icons.js';
import { styles } from './styles.js';
import { useFamilyWords } from './words.js';

/** The link cannot be made again, and what was said goes with it: it is asked once more. */
function End() {
  const words = useFamilyWords();
  const end = useUnit(familyEnded);
  const [isAsked, setAsked] = useState(false);
  const ask = (is: boolean) => () => {
    setAsked(is);
  };
  if (!isAsked)
    return (
      <Button variant="quiet" onClick={ask(true)}>
        {words.end}
      </Button>
    );
  return (
    <div className={styles.row} role="group" aria-label={words.end}>
      <p>{words.endSure}</p>
      <Button
        variant="danger"
        onClick={() => {
          end();
        }}
      >
        {words.endYes}
      </Button>
      <Button onClick={ask(false)}>{words.back}</Button>
    </div>
  );
}

function Shared({ link }: { link: string }) {
  const words = useFamilyWords();
  const say = useUnit(toastRequested);
  const address = familyAddress(location.origin, link);
  return (
    <>
      <div className={styles.row}>
        <TextInput aria-label={words.link} readOnly value={address} />
        <Button
          onClick={() => {
            navigator.clipboard.writeText(address).then(
              () => say({ tone: 'success', text: words.copied, id: 'family' }),
              () => say({ tone: 'info', text: address, id: 'family' }),
            );
          }}
        >
          {words.copy}
        </Button>
        <ButtonLink
          icon={<WhatsAppIcon />}
          href={`https://wa.me/?text=${encodeURIComponent(words.message(address))}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.whatsApp}
        </ButtonLink>
        <ButtonLink href={address}>{words.open}</ButtonLink>
      </div>
      <End />
    </>
  );
}

/** Draws the panel. */
export function SharePanel() {
  const words = useFamilyWords();
  const { link, isPending, want, share } = useUnit({
    link: $familyLink,
    isPending: shareFx.pending,
    want: familyLinkRequested,
    share: familyShared,
  });
  useEffect(() => {
    want();
  }, []);
  return (
    <section className={styles.panel} aria-label={words.share}>
      <h2>{words.share}</h2>
      <p className={styles.note}>{words.shareText}</p>
      {link ? (
        <Shared link={link} />
      ) : (
        <div>
          <Button
            busy={isPending}
            onClick={() => {
              share();
            }}
          >
            {words.make}
          </Button>
        </div>
      )}
    </section>
  );
}
