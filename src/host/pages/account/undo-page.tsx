/** Undoing a change of the account's e-mail address or phone: the page that a link to the old one leads to. */
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $undone, undoForm } from '../../../model/account/undo.js';
import { Button, ButtonLink } from '../../../widgets/kit/button/button.js';
import { useLiterals } from '../../../widgets/kit/literals/literals.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { usePageMeta } from '../../page-meta.js';
import { routes } from '../../routes.js';
import { AccountFrame, formClass } from './account-frame.js';
import { useAccountForm } from './use-account-form.js';
import { useAccountWords } from './words.js';

/** Draws the page; nothing is undone before its button is pressed, since mail programs open links by themselves. */
export function UndoPage() {
  const text = useAccountWords();
  const say = useLiterals();
  const { failure, isPending, submit } = useAccountForm(undoForm);
  const done = useUnit($undone);
  const [token] = useState(() => location.hash.slice(1));
  usePageMeta({
    title: text.titles.undo,
    description: text.description,
    address: routes.undo.path,
    isHidden: true,
  });
  return (
    <AccountFrame title={text.titles.undo} text={done === '' ? text.undoText : undefined}>
      {done === '' ? (
        <div className={formClass}>
          {failure ? <InlineNotice tone="danger">{say(failure)}</InlineNotice> : null}
          <Button
            variant="primary"
            wide
            busy={isPending}
            onClick={() => {
              submit({ token });
            }}
          >
            {text.undo}
          </Button>
        </div>
      ) : (
        <div className={formClass}>
          <InlineNotice tone="success">{say(done)}</InlineNotice>
          <ButtonLink href={routes.login.path} variant="primary" wide>
            {text.login}
          </ButtonLink>
        </div>
      )}
    </AccountFrame>
  );
}
