/** The line of a price plot: a step for each change, drawn until today. */
import type { PriceHistory } from '../../../model/index.js';

/** Units of the plot's own coordinates. */
export const plotWidth = 300;
export const plotHeight = 100;

/** Returns the path through the prices from the first to `now` (ms since 1970); empty where the price never changed. */
export const pricePath = (prices: PriceHistory['prices'], now: number): string => {
  const points = prices.map(({ at, amount }) => ({ at: Date.parse(at), amount }));
  const amounts = points.map(({ amount }) => amount);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const start = points[0]?.at;
  if (start === undefined || low === high) return '';
  const x = (at: number): number => Math.round(((at - start) / Math.max(now - start, 1)) * plotWidth);
  const y = (amount: number): number => Math.round(((high - amount) / (high - low)) * plotHeight);
  const steps = points.map(({ at, amount }, index) =>
    index === 0 ? `M${x(at)} ${y(amount)}` : `H${x(at)}V${y(amount)}`,
  );
  return `${steps.join('')}H${plotWidth}`;
};
