/** What an owner is told of a listing: what the rules of honest listings found, with what to do about it, and more, in English. */
export const words = {
  codes: {
    'contact-details':
      'People see dots where you wrote a phone number, e-mail or link. Please take it out: buyers reach you through View Number.',
    'sides-differ':
      'Length times breadth doesn’t give this area. Please check the three numbers and the unit.',
    'sides-impossible':
      'The area can’t be right for this length and breadth. Correct the numbers or the unit.',
    'carpet-above-super': 'The carpet area is larger than the super area. Correct one of the two.',
    'area-zero': 'The area is 0. How large is it?',
    'beds-zero': 'There are no beds or bedrooms. How many are there?',
    'price-too-low': 'That’s too low to be true. Write the full amount in rupees.',
    'price-unusual':
      'The price is far from what others ask in this locality. Is there a zero too many or too few?',
    'date-past': 'This date was already past when you posted. Choose a later one.',
    'city-unknown': 'We don’t know this city. Is it spelt right?',
    'many-homes': 'That’s a lot of homes for one owner. If you’re an agent, choose Agent in your profile.',
    'same-home': 'Someone else lists this home too. We’ll take a look.',
    'same-photo': 'One of the photos is in someone else’s listing too. Please use your own.',
    'edited-much': 'A lot has changed, so we’ll take a look before others see it.',
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
  noPhotos: 'No photos yet: a search for listings with photos leaves this one out.',
  addPhotos: 'Add photos',
  refreshedToday: 'Refreshed today. It can move to the top again tomorrow.',
  verifyPhoneText: 'People will see it as soon as you verify your phone with a code.',
  verifyPhone: 'Verify my phone',
  inField: (field: string, text: string) => `${field}: ${text}`,
  was: (text: string) => `It was: ${text}`,
};

/** Types the words, so that a translation cannot leave one out. */
export type ListingCheckWords = typeof words;
