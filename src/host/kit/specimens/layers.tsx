/** What lies over the page: dialogs, drawers and toasts. */
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { toastRequested, type ToastTone } from '../../../model/index.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { Dialog, type DialogProps } from '../../../widgets/kit/overlay/dialog.js';
import { Drawer } from '../../../widgets/kit/overlay/drawer.js';
import type { SampleWords } from '../../../../words/en/component-gallery.js';
import type { Specimen } from '../specimen.js';

type Layer = (props: Omit<DialogProps, 'place'>) => React.ReactNode;

function Opener({ words, layer: Open }: { words: SampleWords; layer: Layer }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        {words.more}
      </Button>
      <Open
        isOpen={isOpen}
        onClose={close}
        title={words.question}
        footer={
          <>
            <Button onClick={close}>{words.cancel}</Button>
            <Button variant="danger" onClick={close}>
              {words.remove}
            </Button>
          </>
        }
      >
        <p>{words.answer}</p>
      </Open>
    </>
  );
}

function Toast({ words, tone, text }: { words: SampleWords; tone: ToastTone; text: string }) {
  const raise = useUnit(toastRequested);
  return (
    <Button
      onClick={() => {
        raise({ tone, text });
      }}
    >
      {words.more}
    </Button>
  );
}

const dialog: Specimen = {
  file: 'dialog',
  states: {
    'in the centre': (words) => <Opener words={words} layer={Dialog} />,
    wide: (words) => <Opener words={words} layer={(props) => <Dialog {...props} size="wide" />} />,
    'over everything': (words) => (
      <Opener words={words} layer={(props) => <Dialog {...props} place="full" />} />
    ),
  },
};

const drawer: Specimen = {
  file: 'drawer',
  states: {
    'from the right': (words) => <Opener words={words} layer={Drawer} />,
    'from below': (words) => <Opener words={words} layer={(props) => <Drawer {...props} side="bottom" />} />,
  },
};

const toaster: Specimen = {
  file: 'toaster',
  states: {
    success: (words) => <Toast words={words} tone="success" text={words.saved} />,
    error: (words) => <Toast words={words} tone="error" text={words.failed} />,
    info: (words) => <Toast words={words} tone="info" text={words.tip} />,
    loading: (words) => <Toast words={words} tone="loading" text={words.working} />,
  },
};

/** Lists what lies over the page. */
export const layers: readonly Specimen[] = [dialog, drawer, toaster];
