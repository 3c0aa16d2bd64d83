/** The words that Hindi and Marathi texts may hold in Latin letters, and why. */

/** Lists them: marks of law and trade that stand so on every paper, names of companies, units and file kinds. */
export const allowedLatin: ReadonlySet<string> = new Set([
  // On every agreement, bill and hoarding in these letters.
  'RERA',
  'MahaRERA',
  'BHK',
  'EMI',
  'OTP',
  'SMS',
  'GST',
  'GSTIN',
  'SAC',
  'DPDP',
  'Act',
  // Names, and what the law adds to a society's.
  'CHS',
  'OpenStreetMap',
  'contributors',
  'ODbL',
  'Google',
  'WhatsApp',
  'Housing',
  'Facebook',
  'Instagram',
  'LinkedIn',
  'YouTube',
  'Chrome',
  'Android',
  // Kinds of files, as devices name them, and their size.
  'JPEG',
  'PNG',
  'WebP',
  'HEIC',
  'MP',
  'WebM',
  'MOV',
  'CSV',
  'Excel',
  'xlsx',
  'argon',
  'JSON',
  // What numbers of invoices begin with.
  'INV',
  // The letters MahaRERA numbers begin with.
  'P',
  'A',
  // Letters of clauses and orders as they are cited: section 2(k), 4(2)(l)(D), order 46C/2025.
  'k',
  'l',
  'C',
  'D',
  // What makers of web pages write and read in these letters in every language.
  'HTML',
  'WordPress',
  'React',
  'Vue',
  'Custom',
  'localhost',
  'integrity',
  'sandbox',
]);
