/** Registers `<housing-results>`. */
import { register } from '../kit/element/define-widget.js';
import { HousingResults } from './element.js';

register(HousingResults);

declare global {
  interface HTMLElementTagNameMap {
    'housing-results': InstanceType<typeof HousingResults>;
  }
}
