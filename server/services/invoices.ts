/** Writes invoices and credit notes inside the transaction that moves the coins (docs/decisions/0119). */
import type { Invoice } from '../../src/api/contract/coin-orders.schema.js';
import { financialYearOf, marketState, taxPartsOf } from '../../src/model/rules/gst.js';
import type { Config } from '../config.js';
import type { Sql } from '../db/database.js';
import { findAccount } from '../repositories/account.js';
import type { StoredOrder } from '../repositories/coin-order.js';
import { findInvoice, findInvoicesOf, insertInvoice, nextInvoiceNumber } from '../repositories/invoice.js';
import { ServiceError } from './service-error.js';

/** Who sells the coins, as it stands on every paper. */
export interface Seller {
  name: string;
  address?: string;
  gstin?: string;
  /** Code of the service in the tables of the tax. */
  sac?: string;
  /** Percent of tax within the prices. */
  percent: number;
}

/** The seller of a configuration. */
export const sellerOf = (config: Config): Seller => ({
  name: config.operatorName ?? config.brand,
  percent: config.sellerGstin === undefined ? 0 : config.gstPercent,
  ...(config.operatorAddress && { address: config.operatorAddress }),
  ...(config.sellerGstin && { gstin: config.sellerGstin, sac: config.gstSac }),
});

/** The state that a seller sells from, by the digits of its GSTIN. */
export const stateOf = ({ gstin }: Seller): string => gstin?.slice(0, 2) ?? marketState;

/** Returns an invoice or credit note of a person; refuses any other. */
export const readInvoice = async (database: Sql, userId: string, number: string): Promise<Invoice> => {
  const found = await findInvoice(database, userId, number);
  if (!found) throw new ServiceError('not-found', 'You have no such invoice.');
  const { name, address, gstin, sac } = found.seller as Seller;
  const { coins, paise, taxable, cgst, sgst, igst, percent } = found;
  return {
    ...{ number, isCreditNote: found.is_credit_note, at: found.at.toISOString(), state: found.state_code },
    ...{ coins, paise, taxable, cgst, sgst, igst, percent },
    ...(found.about !== null && { about: found.about }),
    ...(found.buyer_name !== null && { buyerName: found.buyer_name }),
    ...(found.buyer_gstin !== null && { buyerGstin: found.buyer_gstin }),
    seller: { name, ...(address && { address }), ...(gstin && { gstin }), ...(sac && { sac }) },
  };
};

/** Writes the invoice of an order; returns its number. */
export const writeInvoice = async (
  transaction: Sql,
  order: StoredOrder,
  seller: Seller,
  now: number,
): Promise<string> => {
  const buyer = order.user_id === null ? undefined : await findAccount(transaction, order.user_id);
  const states = { seller: seller.gstin?.slice(0, 2), buyer: order.state_code };
  const number = await nextInvoiceNumber(transaction, 'INV', financialYearOf(now));
  await insertInvoice(transaction, {
    ...{ number, order_id: order.id, is_credit_note: false, about: null, at: new Date(now) },
    ...{ coins: order.coins, paise: order.paise, ...taxPartsOf(order.paise, seller.percent, states) },
    ...{ percent: seller.percent, state_code: order.state_code },
    ...{ buyer_name: buyer?.name ?? null, buyer_gstin: order.gstin, seller: JSON.stringify(seller) },
  });
  return number;
};

/** Writes the credit note that takes the invoice of a paid order back whole; returns its number. */
export const writeCreditNote = async (transaction: Sql, order: StoredOrder, now: number): Promise<string> => {
  const papers = await findInvoicesOf(transaction, [order.id]);
  const invoice = papers.find(({ is_credit_note: isNote }) => !isNote);
  if (!invoice) throw new Error(`Order ${order.id} has no invoice.`);
  const number = await nextInvoiceNumber(transaction, 'CRN', financialYearOf(now));
  const seller = JSON.stringify(invoice.seller);
  await insertInvoice(transaction, {
    ...invoice,
    ...{ number, is_credit_note: true, about: invoice.number, at: new Date(now), seller },
  });
  return number;
};
