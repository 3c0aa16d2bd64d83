/** Registers `<housing-search-box>`. */
import { register } from '../kit/element/define-widget.js';
import { HousingSearchBox } from './element.js';

register(HousingSearchBox);

declare global {
  interface HTMLElementTagNameMap {
    'housing-search-box': InstanceType<typeof HousingSearchBox>;
  }
}
