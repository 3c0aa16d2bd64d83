/** The line above posting and managing that says for whom somebody works, and lets them choose; nothing for who belongs to no agency. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $isLoggedIn } from '../../../model/account/entry.js';
import { $agencyFailure, ownAgencies, workForFx } from '../../../model/people/agencies.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { routes } from '../../routes.js';
import { styles } from './styles.js';
import { useAgencyFaults, useAgencyWords } from './words.js';

/** Asks again whenever the window is looked at: another one may have chosen otherwise. */
function useAgencies() {
  const { isLoggedIn, ask, own } = useUnit({
    isLoggedIn: $isLoggedIn,
    ask: ownAgencies.requested,
    own: ownAgencies.$value,
  });
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    ask();
    const look = () => {
      if (document.visibilityState === 'visible') ask();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  }, [isLoggedIn, ask]);
  return own;
}

/** Draws the line. */
export function WorkingFor() {
  const { working: words } = useAgencyWords();
  const say = useAgencyFaults();
  const own = useAgencies();
  const { choose, isPending, failure } = useUnit({
    choose: workForFx,
    isPending: workForFx.pending,
    failure: $agencyFailure,
  });
  if (!own) return null;
  const { workingFor } = own;
  const others = own.agencies.filter(({ role, id }) => role !== 'owner' && id !== workingFor?.id);
  if (!workingFor && others.length === 0) return null;
  const change = (agency?: string): void => {
    choose(agency)
      .then(() => {
        // Lists and forms begin anew: what they show is somebody else's.
        location.reload();
      })
      .catch(() => undefined);
  };
  return (
    <section className={styles.working} aria-label={words.label} {...(workingFor && { 'data-agency': '' })}>
      <p>
        {!workingFor
          ? words.forYourself
          : workingFor.hasEnded
            ? words.ended
            : words.forAgency(workingFor.name)}
      </p>
      {workingFor ? (
        <Button size="small" busy={isPending} onClick={() => change()}>
          {words.yourself}
        </Button>
      ) : null}
      {others.map(({ id, name }) => (
        <Button key={id} size="small" busy={isPending} onClick={() => change(id)}>
          {words.choose(name)}
        </Button>
      ))}
      <a href={routes.agency.path}>{words.manage}</a>
      {failure ? <InlineNotice tone="danger">{say(failure)}</InlineNotice> : null}
    </section>
  );
}
