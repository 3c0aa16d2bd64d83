/** The words of a listing's printed sheet, in English. */
export const words = {
  title: 'Sheet to print',
  print: 'Print',
  back: 'To the listing',
  withPhone: 'With my phone number, for my own copy',
  phone: (phone: string) => `Phone ${phone}`,
  qr: 'QR code: this listing on our site',
  scan: 'Scan for photos, and to reach the owner',
  propertyId: (id: string) => `Property ID ${id}`,
  rera: (number: string) => `RERA ${number}`,
  as: (day: string) => `As of ${day}. Prices and facts as the owner gave them.`,
  gone: 'This listing is no longer available.',
  failed: 'Couldn’t load the listing.',
};

/** Types the words, so that a translation cannot leave one out. */
export type SheetWords = typeof words;
