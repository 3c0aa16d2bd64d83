/** Tours through a home are shown in a frame: from hosts that the operator allows alone. */
import { messageOf } from '../../../src/model/rules/messages/catalogue.js';
import { tourHostOf } from '../../../src/model/rules/validate/tour-link.js';
import { ServiceError } from '../service-error.js';
import type { CheckedForm } from './check.js';

/** Refuses a form whose tour is on another host; the message names those that may be used. */
export const refuseOtherTours = ({ texts }: CheckedForm, hosts: readonly string[]): void => {
  const { tourLink = '' } = texts;
  if (tourLink === '' || hosts.includes(tourHostOf(tourLink) ?? '')) return;
  const message = `Tours may be on ${hosts.join(', ')}. Give such a link as tourLink, or leave it empty.`;
  throw new ServiceError('invalid', message, { tourLink: messageOf('tourHostUnknown') });
};
