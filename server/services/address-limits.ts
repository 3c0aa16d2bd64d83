/** Limits of one address that are counted in this process alone: each call asks them before it costs anything. */
import type { Config } from '../config.js';
import type { Rate } from '../setting-readers.js';
import { createInMemoryRateLimit } from './in-memory-rate-limit.js';

/** Tests share an address. */
const addressFactor = { normal: 1, test: 1000 } as const;

/** Makes the limits. */
export const createAddressLimits = (config: Config) => {
  const factor = addressFactor[config.rateLimits];
  const why = 'There are too many calls from this address.';
  const limitOf = ({ most, within }: Rate) => createInMemoryRateLimit({ most: most * factor, within, why });
  return {
    /** How often one address may call. */
    addressLimit: limitOf(config.limitCallsAddress),
    partnerLimits: {
      /** How often one address may call under one key. */
      calls: limitOf(config.limitPartnerCallsAddress),
      /** What one address may take of a key's day, so that nobody uses it up alone. */
      reads: limitOf(config.limitPartnerReadsAddress),
    },
  };
};
