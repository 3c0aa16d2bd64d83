/** Limits of one address that are counted in this process alone: each call asks them before it costs anything. */
import type { Config } from '../config.js';
import { createInMemoryRateLimit } from './in-memory-rate-limit.js';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Tests share an address. */
const addressFactor = { normal: 1, test: 1000 } as const;

/** Makes the limits. */
export const createAddressLimits = (config: Config) => {
  const factor = addressFactor[config.rateLimits];
  const why = 'There are too many calls from this address.';
  return {
    /** How often one address may call. */
    addressLimit: createInMemoryRateLimit({ most: config.addressCalls * factor, within: minute, why }),
    partnerLimits: {
      /** How often one address may call under one key. */
      calls: createInMemoryRateLimit({ most: config.partnerAddressCalls * factor, within: minute, why }),
      /** What one address may take of a key's day, so that nobody uses it up alone. */
      reads: createInMemoryRateLimit({ most: config.partnerAddressReads * factor, within: day, why }),
    },
  };
};
