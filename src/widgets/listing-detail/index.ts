/** Registers `<housing-listing-detail>`. */
import { register } from '../kit/element/define-widget.js';
import { HousingListingDetail } from './element.js';

register(HousingListingDetail);

declare global {
  interface HTMLElementTagNameMap {
    'housing-listing-detail': InstanceType<typeof HousingListingDetail>;
  }
}
