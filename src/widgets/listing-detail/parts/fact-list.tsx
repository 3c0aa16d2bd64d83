/** Facts as a table of terms and values (S-154). */
import type { ListingView } from '../../../model/rules/listing-view-type.js';
import { DefinitionList } from '../../kit/definition-list.js';
import type { LaterParts } from '../later/later-parts.js';
import type { FieldName } from '../fields/field-names.js';
import { fieldTexts } from '../fields/field-texts.js';
import { useTongue } from '../fields/tongue.js';

/** Is what a FactList takes; with the later parts, terms that need it are explained. */
interface FactListProps {
  view: ListingView;
  names: readonly FieldName[];
  later?: LaterParts | undefined;
}

/** Draws the facts of the given names. */
export function FactList({ view, names, later }: FactListProps) {
  const tongue = useTongue();
  const items = names.map((name) => ({
    id: name,
    term:
      later && (name === 'carpetArea' || name === 'superArea') ? (
        <>
          {tongue.words.fields[name]} <later.Help topic={name} term={tongue.words.fields[name]} />
        </>
      ) : (
        tongue.words.fields[name]
      ),
    value: fieldTexts[name](view, tongue),
  }));
  return <DefinitionList items={items} />;
}
