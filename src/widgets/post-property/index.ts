/** Registers `<housing-post-property>`. */
import { register } from '../kit/element/define-widget.js';
import { HousingPostProperty } from './element.js';

register(HousingPostProperty);

declare global {
  interface HTMLElementTagNameMap {
    'housing-post-property': InstanceType<typeof HousingPostProperty>;
  }
}
