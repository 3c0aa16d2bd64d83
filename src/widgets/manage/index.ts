/** Registers `<housing-manage>`. */
import { register } from '../kit/element/define-widget.js';
import { HousingManage } from './element.js';

register(HousingManage);

declare global {
  interface HTMLElementTagNameMap {
    'housing-manage': InstanceType<typeof HousingManage>;
  }
}
