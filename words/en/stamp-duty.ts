/** The words of the stamp-duty estimate, in English. */

export const words = {
  where: 'Where the property lies',
  areas: {
    mumbai: 'Mumbai',
    'metro-city': 'Thane, Navi Mumbai, Pune, Pimpri-Chinchwad or Nagpur',
    corporation: 'Another municipal corporation',
  },
  women: 'Only women buy (homes: 1 % less)',
  duty: 'Stamp duty',
  surcharges: 'Local body and metro surcharges',
  registration: 'Registration fee',
  total: 'To be paid when registering',
  help: (since: string) =>
    `An estimate on the asked price, with the rates in force since ${since} (Maharashtra Stamp Act; Inspector General of Registration). Duty is due on the price or on the government’s ready reckoner value, whichever is higher. Outside municipal corporations less is asked. The sub-registrar decides.`,
};

/** Types the words, so that a translation cannot leave one out. */
export type StampDutyWords = typeof words;
