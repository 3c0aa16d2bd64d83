/** Payments that are only tried out: a page of our own stands in for the provider's, and no money moves. */
import { createHash, randomBytes } from 'node:crypto';
import type { Config } from '../config.js';
import { newId } from '../repositories/listing/ids.js';
import type { Sql } from '../db/database.js';
import { currency, type PaymentEvent, type PaymentProvider } from './provider.js';
import { isSigned, signatureOf } from './signature.js';

/** A signed event, as a provider's server would post it. */
export interface SignedEvent {
  raw: Buffer;
  headers: Record<string, string>;
}

/** The provider, with the other side of it. */
export interface TestProvider extends PaymentProvider {
  /** Ends a payment and returns the event that tells so. */
  end(order: { id: string; paise: number }, state: 'paid' | 'failed'): Promise<SignedEvent>;
  /** Signs any event. */
  sign(event: PaymentEvent): SignedEvent;
}

/** Header of the signature. */
const signatureHeader = 'x-payment-signature';

/** Makes the secret of its events: processes that share a database share it, since any of them may be sent an event. */
const secretOf = (databaseUrl = randomBytes(32).toString('hex')): string =>
  createHash('sha256').update(`test payments ${databaseUrl}`).digest('hex');

/** Makes the provider. */
export const createTestProvider = (
  database: Sql,
  { publicUrl, databaseUrl }: Pick<Config, 'publicUrl' | 'databaseUrl'>,
): TestProvider => {
  const secret = secretOf(databaseUrl);
  const sign: TestProvider['sign'] = (event) => {
    const raw = Buffer.from(JSON.stringify(event));
    return { raw, headers: { [signatureHeader]: signatureOf(raw, secret) } };
  };
  const paymentOf = (id: string, state: 'paid' | 'failed', paise: number) => ({
    ...{ orderId: id, providerId: `test_${id}`, state, currency },
    ...{ paise: state === 'paid' ? paise : 0, paymentId: state === 'paid' ? `testpay_${id}` : undefined },
  });
  return {
    name: 'test',
    createOrder: ({ id }) =>
      Promise.resolve({ providerId: `test_${id}`, payUrl: `${publicUrl}/test-payment?order=${id}` }),
    readEvent: (raw, headers) =>
      isSigned(raw, secret, headers[signatureHeader])
        ? (JSON.parse(raw.toString()) as PaymentEvent)
        : undefined,
    async fetchOrder({ id }) {
      const found = await database
        .selectFrom('test_payment')
        .select(['state', 'paise'])
        .where('order_id', '=', id)
        .executeTakeFirst();
      return found && paymentOf(id, found.state, found.paise);
    },
    refund: () => Promise.resolve(),
    async end({ id, paise }, state) {
      await database
        .insertInto('test_payment')
        .values({ order_id: id, state, paise })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { state: first } = await database
        .selectFrom('test_payment')
        .select('state')
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow();
      return sign({ id: newId(), payment: paymentOf(id, first, paise) });
    },
    sign,
  };
};
