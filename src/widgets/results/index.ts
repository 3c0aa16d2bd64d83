/** Registers `<housing-results>`. */
import { register } from '../kit/element/define-widget.js';
import { HousingResults } from './element.js';

// The search lives in this file, which one page of the site reads too.
export { $searches, searchOpened } from '../../model/search/search.js';

register(HousingResults);

declare global {
  interface HTMLElementTagNameMap {
    'housing-results': InstanceType<typeof HousingResults>;
  }
}
