/** The table of S-381, with time, action and ways to answer; on phones each row is a card. */
import type { OwnId, Response } from '../../../model/manage/responses.js';
import { phoneDigits } from '../../../model/rules/phone.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { formatDate } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import type { OwnerWords } from '../../../../words/en/owner.js';
import { useOwnerWords } from './words.js';
import { ListingCell } from './listing-cell.js';
import { PersonCells } from './person-cells.js';
import { saveCsv } from './save-csv.js';
import { tableStyles } from './table-styles.js';

const actionOf = (text: OwnerWords, action: string): string => {
  const names: Readonly<Record<string, string>> = text.actions;
  return names[action] ?? action;
};

function useRows(responses: readonly Response[]) {
  const text = useOwnerWords();
  const locale = useLocale();
  return responses.map((response) => ({
    response,
    name: response.name || (response.userId ? '-' : text.deletedUser),
    when: response.at === null ? '' : formatDate(response.at, locale),
    what: actionOf(text, response.action),
  }));
}

/** Draws the table and its download. */
export function ResponseTable({
  ids = [],
  responses,
  isPending,
}: {
  /** The own listings by name, where the page has them. */
  ids?: readonly OwnId[];
  responses: readonly Response[];
  isPending: boolean;
}) {
  const text = useOwnerWords();
  const rows = useRows(responses);
  const hasTimes = responses.some(({ at, action }) => at !== null || action !== '');
  const download = () => {
    const heads = ['#', text.name, text.email, text.phone, text.propertyId, text.when, text.what];
    const lines = rows.map(({ response, name, when, what }, at) => [
      String(at + 1),
      name,
      response.email,
      phoneDigits(response.phone),
      response.propertyId,
      when,
      what,
    ]);
    saveCsv([heads, ...lines], 'responses.csv');
  };
  return (
    <div className={tableStyles.place}>
      <div className={tableStyles.head}>
        <p role="status">{text.count(responses.length)}</p>
        <Button size="small" onClick={download}>
          {text.download}
        </Button>
      </div>
      <table className={tableStyles.table} aria-busy={isPending}>
        <caption className={tableStyles.caption}>{text.responsesTitle}</caption>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{text.name}</th>
            <th scope="col">{text.email}</th>
            <th scope="col">{text.phone}</th>
            <th scope="col">{text.propertyId}</th>
            {hasTimes ? <th scope="col">{text.what}</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ response, name, when, what }, at) => (
            <tr key={`${response.propertyId} ${response.userId || String(at)}`}>
              <td>{at + 1}</td>
              <PersonCells response={response} name={name} />
              <ListingCell
                propertyId={response.propertyId}
                listing={ids.find(({ propertyId }) => propertyId === response.propertyId)}
              />
              {hasTimes ? (
                <td data-label={text.what}>
                  {what}
                  <small>
                    {[when, response.count > 1 ? text.days(response.count) : ''].filter(Boolean).join(' · ')}
                  </small>
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
