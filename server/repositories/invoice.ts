/** Invoices and credit notes, numbered without gaps in each financial year. */
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Sql } from '../db/database.js';
import type { InvoiceTable } from '../db/order-tables.js';

/** An invoice as it is stored. */
export type StoredInvoice = Selectable<InvoiceTable>;

/** Series of papers; numbers have at most 16 signs, as the rules of the tax ask. */
export type InvoiceSeries = 'INV' | 'CRN';

/**
 * Takes the next number of a series. The counter stays locked until the transaction ends, so that a number is taken only
 * with its paper.
 */
export const nextInvoiceNumber = async (
  transaction: Sql,
  series: InvoiceSeries,
  year: string,
): Promise<string> => {
  const { rows } = await sql<{ last: number }>`insert into invoice_counter as c (series, year, last)
    values (${series}, ${year}, 1)
    on conflict (series, year) do update set last = c.last + 1 returning last`.execute(transaction);
  return `${series}-${year}-${String(rows[0]?.last ?? 0).padStart(5, '0')}`;
};

/** Inserts a paper. */
export const insertInvoice = async (transaction: Sql, invoice: Insertable<InvoiceTable>): Promise<void> => {
  await transaction.insertInto('invoice').values(invoice).execute();
};

/** Finds a paper of a person by its number. */
export const findInvoice = (
  database: Sql,
  userId: string,
  number: string,
): Promise<StoredInvoice | undefined> =>
  database
    .selectFrom('invoice')
    .innerJoin('coin_order', 'coin_order.id', 'invoice.order_id')
    .selectAll('invoice')
    .where('invoice.number', '=', number)
    .where('coin_order.user_id', '=', userId)
    .executeTakeFirst();

/** Finds the papers of orders. */
export const findInvoicesOf = (database: Sql, orders: readonly string[]): Promise<StoredInvoice[]> =>
  orders.length === 0
    ? Promise.resolve([])
    : database.selectFrom('invoice').selectAll().where('order_id', 'in', orders).execute();
