/** The dropdown of the person's Property IDs and its Search (S-381, S-383). */
import { useUnit } from 'effector-react';
import {
  $areResponsesPending,
  $chosenId,
  $shownId,
  allResponsesRequested,
  idChosen,
  type OwnId,
  responsesSearched,
} from '../../../model/manage/responses.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { Field } from '../../../widgets/kit/form/field.js';
import { SearchIcon } from '../../../widgets/kit/icons/icons.js';
import { Select } from '../../../widgets/kit/form/select.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { useOwnerWords } from './words.js';

const form = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-3);
  align-items: end;
  & > :first-child {
    flex: 1 1 var(--h-size-240);
    max-width: var(--h-size-520);
  }
`;

/** Draws the form; without a chosen id Search says so and sends nothing. */
export function ResponseSearch({ ids }: { ids: readonly OwnId[] }) {
  const text = useOwnerWords();
  const { chosen, shown, isPending, choose, search, showAll } = useUnit({
    chosen: $chosenId,
    shown: $shownId,
    isPending: $areResponsesPending,
    choose: idChosen,
    search: responsesSearched,
    showAll: allResponsesRequested,
  });
  return (
    <form
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <Field label={text.propertyId}>
        {(control) => (
          <Select
            {...control}
            placeholder={text.choose}
            value={ids.some(({ propertyId }) => propertyId === chosen) ? chosen : ''}
            options={ids.map(({ propertyId, title, isDeleted }) => {
              const name = title ? `${propertyId} · ${title}` : propertyId;
              return { value: propertyId, label: isDeleted ? text.deletedListing(name) : name };
            })}
            onValue={choose}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" icon={<SearchIcon />} busy={isPending && chosen !== ''}>
        {text.search}
      </Button>
      {shown === '' ? null : (
        <Button
          onClick={() => {
            showAll();
          }}
        >
          {text.showAll}
        </Button>
      )}
    </form>
  );
}
