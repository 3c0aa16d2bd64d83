/** What a home loan costs: the equal instalment of every month, and what the bank earns. */

/** Describes a loan: rupees, percent a year, years. */
export interface Loan {
  readonly amount: number;
  readonly rate: number;
  readonly years: number;
}

/** Holds what a loan costs, in whole rupees. */
export interface LoanCost {
  readonly emi: number;
  readonly interest: number;
  readonly total: number;
}

/**
 * Returns the cost of a loan paid back in equal instalments: amount x r x (1 + r)^n / ((1 + r)^n - 1), where r is
 * the rate of a month and n the number of months; without interest the amount is only divided.
 */
export const costOf = ({ amount, rate, years }: Loan): LoanCost => {
  const months = Math.round(years * 12);
  const monthly = rate / 1200;
  const growth = (1 + monthly) ** months;
  const instalment = monthly === 0 ? amount / months : (amount * monthly * growth) / (growth - 1);
  const total = Math.round(instalment * months);
  return { emi: Math.round(instalment), interest: total - amount, total };
};
