/** The account of a visitor on a partner's page, in a frame of ours, and signing out. */
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $isLoggedIn, logOutRequested } from '../../../model/account/entry.js';
import { $connection } from '../../../model/index.js';
import { Button } from '../../kit/button/button.js';
import { DetailsDialog } from '../../kit/partner/details-dialog.js';
import { useManageDialogWords } from '../dialog-words.js';

/** Draws the button; nothing on our own site, whose header says the same. */
export function AccountButton() {
  const words = useManageDialogWords();
  const { connection, isLoggedIn, leave } = useUnit({
    connection: $connection,
    isLoggedIn: $isLoggedIn,
    leave: logOutRequested,
  });
  const [isOpen, setOpen] = useState(false);
  if (connection?.key === undefined || !isLoggedIn) return null;
  const close = () => {
    setOpen(false);
  };
  const out = (
    <Button
      onClick={() => {
        close();
        leave();
      }}
    >
      {words.logOut}
    </Button>
  );
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {words.account}
      </Button>
      {isOpen ? (
        <DetailsDialog about={{ subject: 'profile' }} title={words.account} onClose={close} footer={out} />
      ) : null}
    </>
  );
}
