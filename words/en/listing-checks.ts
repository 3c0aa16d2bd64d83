/** What the rules of honest listings tell an owner, each with what to do about it, in English. */
export const words = {
  codes: {
    'contact-details':
      'Others read dots where you wrote a phone number, an e-mail address or a link. Take it out: buyers reach you by View Number.',
    'sides-differ': 'The area is not length by breadth. Please check the three numbers and the unit.',
    'sides-impossible': 'The area cannot be that of its length and breadth. Correct the numbers or the unit.',
    'carpet-above-super': 'The carpet area is larger than the super area. Correct one of the two.',
    'area-zero': 'The area is 0. Write how large it is.',
    'beds-zero': 'There is not a single bed or bedroom. Write how many there are.',
    'price-too-low': 'Nobody offers this at such a price. Write the full amount in rupees.',
    'price-unusual':
      'The price is far from what others ask in this locality. Is there a zero too many or too few?',
    'date-past': 'The date had passed when you posted. Choose one that is to come.',
    'city-unknown': 'We do not know this city. Is it spelt right?',
    'many-homes': 'You have many homes here as an owner. Agents choose Agent in their profile.',
    'same-home': 'Somebody else lists this home too. We will have a look.',
    'same-photo': 'A photo is in somebody else’s listing too. Use your own photos.',
    'edited-much': 'Much of it was changed, so we look at it before others see it.',
  },
  fields: {
    description: 'Description',
    society: 'Society',
    societyName: 'Society',
    projectName: 'Project',
    developer: 'Developer',
    locality: 'Locality',
    city: 'City',
  } as Readonly<Record<string, string>>,
  verifyPhoneText: 'People see it as soon as your phone number is verified by a code.',
  verifyPhone: 'Verify my phone',
  inField: (field: string, text: string) => `${field}: ${text}`,
  was: (text: string) => `It was: ${text}`,
};

/** Types the words, so that a translation cannot leave one out. */
export type ListingCheckWords = typeof words;
