/** The alias table: which spellings of a stored value mean the same, which one is sent, and what people see. */

/** Holds one row of the alias table: the wire spelling, the English label, then the other accepted spellings. */
export type AliasRow = readonly [wire: string, label: string, ...others: string[]];

/** Lists the rows of the alias table whose spelling or label differs from the plain value (C-05, C-06, C-11). */
export const aliasTable: readonly AliasRow[] = [
  // The posting forms say Godown, the search filter says Godam; both occur on the wire.
  ['Godown', 'Godown', 'Godam'],
  ['Builder Floor Ready to Move', 'Builder Floor (Ready to Move)', 'Builder Floor Ready'],
  ['Builder Under Construction', 'Builder Floor (Under Construction)'],
  ['Residental Apartment', 'Residential Apartment', 'Residential Apartment'],
  ['House Villa', 'House / Villa'],
  ['Resell', 'Resale', 'Resale'],
  ['Ready to Move New', 'Ready to Move (New)'],
  ['Fully furnished', 'Fully Furnished'],
  ['Semi Furnished', 'Semi-Furnished'],
  ['Unfurnished', 'Unfurnished'],
  ['I have Applied', 'Applied For'],
  ['Kides Area', "Kids' Play Area", 'Kids Area'],
  ['Shooping Centre', 'Shopping Centre', 'Shopping Centre'],
  ['Vastu Compliant', 'Vastu Compliant', 'Vaastu Compliant'],
  ['Sq-ft', 'sq ft', 'square feet', 'sq feet'],
  ['Sq-yrd', 'sq yd', 'sq yd', 'sq yard', 'sq yards', 'square yards'],
  ['Sq-m', 'sq m', 'sqmt', 'sq mtr', 'sq meter', 'square meters', 'square metres'],
  ['Acre', 'acre', 'acres'],
  ['Bigha', 'bigha'],
  ['N.A(Non-Agricultural)', 'NA (Non-Agricultural)'],
  ['N.A(in-process)', 'NA (in process)'],
  ['Buyer/Owner/Tenant', 'Buyer / Owner / Tenant', 'Buyer/Owner', 'Buyer', 'Owner', 'Tenant'],
  ['3+', 'More than 3'],
  ['10+', '10+ years'],
  ['Active', 'Active'],
];

/** Folds case, spaces, hyphens, dots, slashes and brackets away, so that "sq.ft" and "Sq-ft" compare equal. */
export const folded = (value: string): string =>
  value
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\-_./()']+/g, '');

const namesOf = ([wire, , ...others]: AliasRow): readonly string[] => [wire, ...others].map(folded);

const rowByName: ReadonlyMap<string, AliasRow> = new Map(
  aliasTable.flatMap((row) => namesOf(row).map((name) => [name, row] as const)),
);

/** Returns the wire spelling of a value (R2); a value outside the table is only trimmed. */
export const canonical = (value: string): string => rowByName.get(folded(value))?.[0] ?? value.trim();

/** Tells whether two spellings mean the same value (R2, case-insensitive). */
export const sameValue = (a: string, b: string): boolean => folded(canonical(a)) === folded(canonical(b));

/** Returns the English label people see for a value; one outside the alias table is its own label. */
export const labelOf = (value: string): string => rowByName.get(folded(value))?.[1] ?? value.trim();

/** Finds the entry of an option list that means the same as a value, in the list's own spelling. */
export const optionOf = <T extends string>(options: readonly T[], value: string): T | null =>
  options.find((option) => sameValue(option, value)) ?? null;
