/** Coins that are bought and asked back, as schemas. */
import * as coinOrders from '../../src/api/contract/coin-orders.js';
import * as coinOrderSchemas from '../../src/api/contract/coin-orders.schema.js';
import * as refunds from '../../src/api/contract/contact-refunds.js';
import * as refundSchemas from '../../src/api/contract/contact-refunds.schema.js';
import { SuccessReply } from '../../src/api/contract/replies.schema.js';
import { type DescribedCall, describe } from './describe.js';

const anyone = describe(false);
const person = describe(true);

/** The calls. */
export const coinOrderCalls: DescribedCall[] = [
  anyone(coinOrders.listCoinPacks, { reply: coinOrderSchemas.CoinPacks }),
  person(coinOrders.createCoinOrder, {
    ...{ body: coinOrderSchemas.NewCoinOrder, reply: coinOrderSchemas.CoinOrder, status: 201 },
    isIdempotent: true,
  }),
  person(coinOrders.listCoinOrders, { reply: coinOrderSchemas.CoinOrders }),
  person(coinOrders.getCoinOrder, { reply: coinOrderSchemas.CoinOrder }),
  person(coinOrders.endTestPayment, {
    body: coinOrderSchemas.TestPaymentBody,
    reply: coinOrderSchemas.CoinOrder,
  }),
  person(coinOrders.getInvoice, { reply: coinOrderSchemas.Invoice }),
  person(refunds.askContactRefund, {
    body: refundSchemas.NewContactRefund,
    reply: refundSchemas.ContactRefund,
  }),
  person(refunds.listContactRefunds, { reply: refundSchemas.ContactRefunds }),
  anyone(coinOrders.receivePayment, { reply: SuccessReply }),
];
