/** The choice between what was entered here and what was saved elsewhere meanwhile, field by field or at once (D-38). */
import { useUnit } from 'effector-react';
import { useId, useState } from 'react';
import type { Listing } from '../../../model/index.js';
import {
  type Difference,
  type DifferenceName,
  differencesOf,
  versionsChosen,
  versionsLeft,
} from '../../../model/posting/versions.js';
import { postingMessages } from '../../../model/rules/messages/posting.js';
import { Button } from '../../kit/button/button.js';
import { useLabels } from '../../kit/labels/labels.js';
import { formatRupees } from '../../kit/language/format.js';
import { useLocale } from '../../kit/language/locale.js';
import { useLiterals } from '../../kit/literals/literals.js';
import { Dialog } from '../../kit/overlay/dialog.js';
import { css } from '../../kit/style/sheet.js';
import { fieldsOf } from '../../../model/posting/forms.js';
import { useForm } from '../form/form-context.js';
import { PhotoPicture } from '../media/photo-tile.js';
import { useMediaWords } from '../media/words.js';
import { fieldTitle, usePostPropertyWords } from '../words.js';
import { isMoreFact } from '../../../model/rules/listing/more-facts.js';
import { useMoreFactsWords } from '../../kit/more-facts/words.js';
import { useVersionsWords } from './words.js';

const list = css`
  display: grid;
  gap: var(--h-space-4);
  & > p, & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-2);
  }
  & legend {
    margin-bottom: var(--h-space-1);
    font-weight: 600;
  }
  & fieldset > div {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--h-space-2);
  }
  & label {
    display: block;
    padding: var(--h-space-2) var(--h-space-3);
    border: 1px solid var(--h-border-strong);
    border-radius: var(--h-radius);
    font-size: var(--h-text-14);
    white-space: pre-line;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & label:has(:checked) {
    border-color: var(--h-brand);
    background: var(--h-brand-soft);
  }
  & input {
    margin-inline-end: var(--h-space-2);
    accent-color: var(--h-brand);
  }
  & small {
    color: var(--h-muted);
    font-size: var(--h-text-13);
  }
  & label > b {
    display: block;
    font-weight: 500;
  }
  & label > span {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(var(--h-size-64), 1fr));
    gap: var(--h-space-1);
    margin-top: var(--h-space-1);
  }
`;

type Names = ReadonlySet<DifferenceName>;

/** The name of a field, and its value as people read it. */
function useShown(): {
  titleOf: (name: DifferenceName) => string;
  textOf: (from: Difference, values: readonly string[]) => string;
} {
  const words = useVersionsWords();
  const formWords = usePostPropertyWords();
  const factWords = useMoreFactsWords();
  const mediaWords = useMediaWords();
  const label = useLabels();
  const locale = useLocale();
  const { listingType } = useForm().posting.name;
  const controlsOf = (name: DifferenceName) => fieldsOf(listingType).filter((field) => field.name === name);
  return {
    titleOf: (name) => {
      if (name === 'images') return mediaWords.photos;
      if (name === 'video') return mediaWords.video;
      const [control, another] = controlsOf(name);
      // One field of several groups (amenities) bears its own name.
      if (isMoreFact(name)) return factWords.fields[name];
      return fieldTitle(formWords, (!another && control?.label) || name);
    },
    textOf: ({ name }, values) => {
      if (values.length === 0) return words.nothing;
      if (name === 'images') return words.photos(values.length);
      if (name === 'video') return words.aVideo;
      const isMoney = controlsOf(name)[0]?.control === 'money';
      return values.map((value) => (isMoney ? formatRupees(Number(value), locale) : label(value))).join(', ');
    },
  };
}

/** The photos of one side, small. */
function Photos({ addresses }: { addresses: readonly string[] }) {
  const words = useMediaWords();
  const { photos } = useForm().posting.media;
  return (
    <span>
      {addresses.map((url, place) => (
        <PhotoPicture
          key={url}
          photo={
            photos.find(({ id, token }) => id === url || token === url) ?? {
              id: url,
              name: '',
              size: 0,
              stage: 'ready',
              url,
            }
          }
          label={words.photo(place + 1, addresses.length)}
        />
      ))}
    </span>
  );
}

interface ChoiceProps {
  difference: Difference;
  isMine: boolean;
  onChoose: (isMine: boolean) => void;
}

function Choice({ difference, isMine, onChoose }: ChoiceProps) {
  const words = useVersionsWords();
  const { titleOf, textOf } = useShown();
  const id = useId();
  const { name, mine, theirs } = difference;
  return (
    <fieldset>
      <legend>{titleOf(name)}</legend>
      <div>
        {([true, false] as const).map((side) => (
          <label key={String(side)}>
            <input
              type="radio"
              name={id}
              checked={isMine === side}
              onChange={() => {
                onChoose(side);
              }}
            />
            <small>{side ? words.mine : words.theirs}</small>
            <b>{textOf(difference, side ? mine : theirs)}</b>
            {name === 'images' ? <Photos addresses={side ? mine : theirs} /> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Draws the dialog; what was changed here is preselected. Closing it leaves the form as it was. */
export function VersionsDialog({ theirs }: { theirs: Listing }) {
  const words = useVersionsWords();
  const formWords = usePostPropertyWords();
  const say = useLiterals();
  const { place, posting } = useForm();
  const { choose, leave } = useUnit({ choose: versionsChosen, leave: versionsLeft });
  const differences = differencesOf(posting, theirs);
  const namesOf = (which: readonly Difference[]): Names => new Set(which.map(({ name }) => name));
  const [mine, setMine] = useState<Names>(() => namesOf(differences.filter(({ isMine }) => isMine)));
  const footer = (
    <Button
      variant="primary"
      onClick={() => {
        choose({ place, mine });
      }}
    >
      {formWords.save}
    </Button>
  );
  return (
    <Dialog
      isOpen
      title={say(postingMessages.changedElsewhere)}
      footer={footer}
      onClose={() => {
        leave({ place });
      }}
    >
      <div className={list}>
        <p>{words.explained}</p>
        <div>
          <Button
            size="small"
            onClick={() => {
              setMine(namesOf(differences));
            }}
          >
            {words.allMine}
          </Button>
          <Button
            size="small"
            onClick={() => {
              setMine(new Set());
            }}
          >
            {words.allTheirs}
          </Button>
        </div>
        {differences.map((difference) => (
          <Choice
            key={difference.name}
            difference={difference}
            isMine={mine.has(difference.name)}
            onChoose={(isMine) => {
              setMine(
                namesOf(
                  differences.filter(({ name }) => (name === difference.name ? isMine : mine.has(name))),
                ),
              );
            }}
          />
        ))}
      </div>
    </Dialog>
  );
}
