/** The provider of payments that a configuration names. */
import type { Config } from '../config.js';
import type { Sql } from '../db/database.js';
import type { PaymentProvider } from './provider.js';
import { createRazorpay } from './razorpay.js';
import { createTestProvider, type TestProvider } from './test-provider.js';

/** The provider, if any; and the same one more time where payments are only tried out. */
export interface Payments {
  provider: PaymentProvider | undefined;
  test: TestProvider | undefined;
}

/** Makes the provider; the settings were checked when they were read. */
export const openPayments = (config: Config, database: Sql): Payments => {
  if (config.payments === 'test') {
    const test = createTestProvider(database, config);
    return { provider: test, test };
  }
  if (config.payments === 'none') return { provider: undefined, test: undefined };
  const settings = {
    url: config.razorpayUrl,
    keyId: config.razorpayKeyId ?? '',
    keySecret: config.razorpayKeySecret ?? '',
    webhookSecret: config.razorpayWebhookSecret ?? '',
  };
  return { provider: createRazorpay(settings), test: undefined };
};
