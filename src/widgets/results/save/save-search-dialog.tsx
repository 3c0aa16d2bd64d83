/** What a press of Save search opens: saved at once for whoever is signed in; guests give an address, or sign in. */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { $isLoggedIn, $isSessionAsked, sessionRequested } from '../../../model/account/entry.js';
import { $savings, savingForgotten, searchSaved } from '../../../model/alerts/saved-searches.js';
import { $connection, isOwnSite } from '../../../model/index.js';
import { frequencies } from '../../../model/rules/saved-searches.js';
import type { Frequency } from '../../../model/rules/saved-searches.js';
import { Button, ButtonLink } from '../../kit/button/button.js';
import { ChoiceChips } from '../../kit/form/chip-group.js';
import { Field } from '../../kit/form/field.js';
import { TextInput } from '../../kit/form/text-input.js';
import { useLocale } from '../../kit/language/locale.js';
import { useLiterals } from '../../kit/literals/literals.js';
import { Dialog } from '../../kit/overlay/dialog.js';
import { useSignIn } from '../../kit/partner/use-sign-in.js';
import { InlineNotice } from '../../kit/status/inline-notice.js';
import { Skeleton } from '../../kit/status/skeleton.js';
import { css } from '../../kit/style/sheet.js';
import { useSaveSearchWords } from './words.js';

/** What the dialog takes. */
export interface SaveSearchDialogProps {
  /** The search as its page's address has it. */
  query: string;
  onSaved: () => void;
  onClose: () => void;
}

const body = css`
  display: grid;
  gap: var(--h-space-4);
`;

interface FrequencyChoiceProps {
  value: Frequency;
  hasOff?: boolean;
  onValue: (frequency: Frequency) => void;
}

function FrequencyChoice({ value, hasOff = false, onValue }: FrequencyChoiceProps) {
  const words = useSaveSearchWords();
  const offered = frequencies.filter((each) => hasOff || each !== 'off');
  return (
    <ChoiceChips
      legend={words.howOften}
      options={offered.map((each) => ({ value: each, label: words.frequencies[each] }))}
      value={value}
      onValue={onValue}
    />
  );
}

/** Of a signed-in person: opening it has saved the search. */
function OfPerson({ query }: { query: string }) {
  const words = useSaveSearchWords();
  const say = useLiterals();
  const language = useLocale();
  const { savings, save } = useUnit({ savings: $savings, save: searchSaved });
  const { status, search, failure = '' } = savings[query] ?? {};
  useEffect(() => {
    if (!status) save({ query, language });
  }, [query, status]);
  if (status === 'failed')
    return (
      <InlineNotice
        tone="danger"
        onRetry={() => {
          save({ query, language });
        }}
      >
        {say(failure)}
      </InlineNotice>
    );
  if (!search) return <Skeleton height="var(--h-size-112)" />;
  if (!search.hasMail) return <p role="status">{words.savedByBell}</p>;
  return (
    <>
      <p role="status">{words.saved}</p>
      <FrequencyChoice
        value={search.frequency}
        hasOff
        onValue={(frequency) => {
          save({ query, language, frequency });
        }}
      />
      {search.isProved || search.frequency === 'off' ? null : (
        <InlineNotice>{words.provePerson}</InlineNotice>
      )}
    </>
  );
}

/** Of a guest on our own site. */
function OfGuest({ query }: { query: string }) {
  const words = useSaveSearchWords();
  const language = useLocale();
  const { savings, save } = useUnit({ savings: $savings, save: searchSaved });
  const [email, setEmail] = useState('');
  const [frequency, setFrequency] = useState<Frequency>('daily');
  const { status, failure = '' } = savings[query] ?? {};
  const isSaving = status === 'saving';
  if (status === 'saved') return <p role="status">{words.sent(email)}</p>;
  const login = `/login?return=${encodeURIComponent(`/search?${query}`)}`;
  return (
    <form
      className={body}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save({ query, language, frequency, email });
      }}
    >
      <Field label={words.email} help={words.emailHelp} error={status === 'failed' ? failure : undefined}>
        {(control) => (
          <TextInput {...control} type="email" autoComplete="email" value={email} onText={setEmail} />
        )}
      </Field>
      <FrequencyChoice value={frequency} onValue={setFrequency} />
      <Button type="submit" variant="primary" wide busy={isSaving}>
        {words.submit}
      </Button>
      <ButtonLink href={login} wide>
        {words.orLogin}
      </ButtonLink>
    </form>
  );
}

/** Of a visitor of a partner's page. */
function OfVisitor() {
  const words = useSaveSearchWords();
  const signIn = useSignIn('reaching');
  return (
    <>
      <p>{words.loginFirst}</p>
      {signIn ? (
        <Button variant="primary" wide onClick={signIn}>
          {words.login}
        </Button>
      ) : null}
    </>
  );
}

function Content({ query }: { query: string }) {
  const { isLoggedIn, isAsked, connection, wantSession } = useUnit({
    isLoggedIn: $isLoggedIn,
    isAsked: $isSessionAsked,
    connection: $connection,
    wantSession: sessionRequested,
  });
  useEffect(() => {
    wantSession();
  }, []);
  if (isLoggedIn) return <OfPerson query={query} />;
  if (!isAsked) return <Skeleton height="var(--h-size-112)" />;
  return isOwnSite(connection) ? <OfGuest query={query} /> : <OfVisitor />;
}

/** Draws the dialog. */
export function SaveSearchDialog({ query, onSaved, onClose }: SaveSearchDialogProps) {
  const words = useSaveSearchWords();
  const { savings, connection, forget } = useUnit({
    savings: $savings,
    connection: $connection,
    forget: savingForgotten,
  });
  const isSaved = savings[query]?.status === 'saved';
  useEffect(() => {
    if (isSaved) onSaved();
  }, [isSaved]);
  const close = (): void => {
    forget(query);
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={words.title}
      onClose={close}
      footer={
        isSaved ? (
          <>
            {isOwnSite(connection) ? <ButtonLink href="/searches">{words.list}</ButtonLink> : null}
            <Button variant="primary" onClick={close}>
              {words.close}
            </Button>
          </>
        ) : undefined
      }
    >
      <div className={body}>
        <Content query={query} />
      </div>
    </Dialog>
  );
}
