/** Whether a registration proves its phone first: many people share one address of a mobile carrier, and so do robots. */
import type { RegisterBody } from '../../src/api/contract/accounts.schema.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import type { Otp } from './otp.js';
import { RateLimitError } from './rate-limit-error.js';
import type { RateLimits } from './rate-limits.js';
import { ServiceError } from './service-error.js';

/** Where a registration comes from. */
export interface Registrant {
  address: string;
  device: string;
  /** The language of the page; '' where that is not known. */
  language: string;
}

/** What the check works with. */
export interface RegistrationProofParts {
  limits: Pick<RateLimits, 'take'>;
  otp: Pick<Otp, 'send' | 'check' | 'takeTicket'>;
}

/**
 * Makes the check, which returns whether a form proves its phone. Past the soft limit of an address it sends a code to a
 * phone without one and refuses with `phone-unverified`; past the hard limit it refuses all.
 */
export const createRegistrationProof = ({ limits, otp }: RegistrationProofParts) => {
  const isPastSoftLimit = async (address: string): Promise<boolean> => {
    try {
      await limits.take('register-unproved', { address });
      return false;
    } catch (thrown) {
      if (thrown instanceof RateLimitError) return true;
      throw thrown;
    }
  };
  return async (
    { phone, usertype, otp: code, ticket }: Pick<RegisterBody, 'phone' | 'usertype' | 'otp' | 'ticket'>,
    { address, device }: Registrant,
  ): Promise<boolean> => {
    await limits.take('register', { address });
    if (ticket) {
      await otp.takeTicket(phone, ticket);
      return true;
    }
    if (code) {
      await otp.check({ phone, usertype, otp: code }, { address, device });
      return true;
    }
    if (!(await isPastSoftLimit(address))) return false;
    await otp.send({ phoneNumber: phone, usertype }, { address, device });
    throw new ServiceError('phone-unverified', messageOf('proveFirst'));
  };
};

/** The check; made by createRegistrationProof. */
export type RegistrationProof = ReturnType<typeof createRegistrationProof>;
