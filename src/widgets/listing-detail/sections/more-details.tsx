/** What ends the table of details once it has loaded: further facts, and the RERA number. */
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { MoreFacts } from '../facts/more-facts.js';
import { Rera } from '../rera/rera.js';

/** Draws both. */
export function MoreDetails({ view }: { view: ListingView }) {
  return (
    <>
      <MoreFacts view={view} />
      <Rera view={view} />
    </>
  );
}
