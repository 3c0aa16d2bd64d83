/** Facts as a table of terms and values (S-154). */
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { DefinitionList } from '../../kit/layout/definition-list.js';
import { type FactName, isFactShown } from './fields-by-kind.js';
import { factText } from './field-texts.js';
import { useFormatContext } from './format-context.js';

/** What a FactList takes. */
interface FactListProps {
  view: ListingView;
  names: readonly FactName[];
}

/** Draws the facts of the given names. */
export function FactList({ view, names }: FactListProps) {
  const context = useFormatContext();
  const items = names
    .map((name) => ({
      id: name,
      term: context.words.fields[name],
      value: factText(name, view, context),
    }))
    .filter(({ id, value }) => isFactShown(id, value));
  return <DefinitionList items={items} />;
}
