/** What an invoice needs of India's goods and services tax: tax numbers, states, and the parts of a price. */

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const form = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** States and union territories by the two digits that a GSTIN begins with. */
export const gstStates: Readonly<Record<string, string>> = {
  ...{ '01': 'Jammu and Kashmir', '02': 'Himachal Pradesh', '03': 'Punjab', '04': 'Chandigarh' },
  ...{ '05': 'Uttarakhand', '06': 'Haryana', '07': 'Delhi', '08': 'Rajasthan', '09': 'Uttar Pradesh' },
  ...{ '10': 'Bihar', '11': 'Sikkim', '12': 'Arunachal Pradesh', '13': 'Nagaland', '14': 'Manipur' },
  ...{ '15': 'Mizoram', '16': 'Tripura', '17': 'Meghalaya', '18': 'Assam', '19': 'West Bengal' },
  ...{ '20': 'Jharkhand', '21': 'Odisha', '22': 'Chhattisgarh', '23': 'Madhya Pradesh', '24': 'Gujarat' },
  ...{ '26': 'Dadra and Nagar Haveli and Daman and Diu', '27': 'Maharashtra', '29': 'Karnataka' },
  ...{ '30': 'Goa', '31': 'Lakshadweep', '32': 'Kerala', '33': 'Tamil Nadu', '34': 'Puducherry' },
  ...{ '35': 'Andaman and Nicobar Islands', '36': 'Telangana', '37': 'Andhra Pradesh', '38': 'Ladakh' },
};

/** The state of the market, by its two digits. */
export const marketState = '27';

/** The last sign of a GSTIN, worked out from the fourteen before it. */
const checkSign = (fourteen: string): string => {
  let sum = 0;
  for (const [at, sign] of Array.from(fourteen).entries()) {
    const product = signs.indexOf(sign) * (1 + (at % 2));
    sum += Math.floor(product / 36) + (product % 36);
  }
  return signs[(36 - (sum % 36)) % 36] ?? '';
};

/** Reads a GSTIN as people type it; undefined when its form, its state or its last sign is wrong. */
export const readGstin = (text: string): string | undefined => {
  const gstin = text.replace(/\s+/g, '').toUpperCase();
  if (!form.test(gstin) || !(gstin.slice(0, 2) in gstStates)) return undefined;
  return checkSign(gstin.slice(0, 14)) === gstin[14] ? gstin : undefined;
};

/** A price in paise, and the taxes in it. */
export interface TaxParts {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

/**
 * Splits a price that includes tax, in paise: within a state into two equal halves (an odd paisa goes to the taxable
 * part), between states into one tax. A seller without a GSTIN takes none.
 */
export const taxPartsOf = (
  paise: number,
  percent: number,
  { seller, buyer }: { seller: string | undefined; buyer: string },
): TaxParts => {
  if (seller === undefined || percent === 0) return { taxable: paise, cgst: 0, sgst: 0, igst: 0 };
  const tax = paise - Math.round((paise * 100) / (100 + percent));
  if (seller !== buyer) return { taxable: paise - tax, cgst: 0, sgst: 0, igst: tax };
  const half = Math.floor(tax / 2);
  return { taxable: paise - 2 * half, cgst: half, sgst: half, igst: 0 };
};

const indiaAhead = 5.5 * 3_600_000;

/** The financial year of a moment by the clock of India, April to March: `2627` for 2026-27. */
export const financialYearOf = (at: number): string => {
  const day = new Date(at + indiaAhead);
  const first = day.getUTCFullYear() - (day.getUTCMonth() < 3 ? 1 : 0);
  return [first, first + 1].map((year) => String(year % 100).padStart(2, '0')).join('');
};
