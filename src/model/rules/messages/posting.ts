/** Texts of the posting forms (S-320 to S-350, S-475, S-476), word for word, odd capitals included (R3). */
export const postingMessages = {
  /** S-321. */
  cityRequired: 'City is required',
  /** S-321, S-324. */
  cityInvalid: 'Please enter a valid city',
  /** S-322. */
  localityRequired: 'Location is required',
  /** S-322. */
  localityInvalid: 'Please enter a valid Location',
  /** S-323. */
  societyRequired: 'Name of Society/Project is required',
  /** S-323: sell and rent. */
  societyInvalid: 'Please enter a Name',
  /** S-323, S-324: PG, commercial and plot. */
  projectInvalid: 'Please enter a valid Name',
  /** S-325, S-340. */
  propertyTypeRequired: 'Select Property Type',
  /** S-326, S-340. */
  bhkRequired: 'Select BHK',
  /** S-327, S-340. */
  furnishedRequired: 'Select furnished Type',
  /** S-328, S-340. */
  carpetAreaRequired: 'Carpet Area is required',
  /** S-328, S-329, S-340. */
  areaInvalid: 'Please enter a valid numbers',
  /** S-329. */
  superAreaRequired: 'Super Area is required',
  /** S-330, S-340. */
  carpetAreaUnitRequired: 'Select Carpet Area Unit',
  /** S-330. */
  superAreaUnitRequired: 'Select Super Area Unit',
  /** S-331, S-350. */
  possessionStatusRequired: 'Select Possession Status',
  /** S-332. */
  priceRequired: 'Price is required',
  /** S-350: a capital R, unlike the sale form. */
  commercialPriceRequired: 'Price is Required',
  /** S-350. */
  commercialOwnershipRequired: 'Ownership is Required',
  /** S-333. */
  featureInvalid: 'Please Enter a Valid Number in Property Features',
  /** S-334. */
  developerInvalid: 'Please enter a valid Developer',
  /** S-335. */
  societyAreaRequired: 'Please enter Total Society Area',
  /** S-336. */
  societyAreaUnitRequired: 'Select Area Unit',
  /** S-337. */
  videoInvalid: 'Please upload a valid video file.',
  /** G-09. */
  reraNumberRequired: 'RERA Number is required',
  /** S-341. */
  depositRequired: 'Security Deposit is required',
  /** S-341. */
  rentRequired: 'Monthly Rent is required',
  /** S-342. */
  availableFromRequired: 'Available date cannot be empty',
  /** S-342. */
  availableFromInvalid: 'Date must be in the format YYYY-MM-DD',
  /** S-343. */
  roomTypeRequired: 'Select Room Type',
  /** S-344. */
  capacityRequired: 'Enter Capacity',
  /** S-344. */
  capacityInvalid: 'Please enter a valid Number(not more than 2 digit)',
  /** S-345. */
  availableForRequired: 'Select Available For !',
  /** S-346. */
  durationRequired: 'Duration is required',
  /** Ours. */
  tourLinkInvalid: 'Give the whole address of the tour, beginning with https://, or leave it empty',
  tourHostUnknown: 'Tours of this host are not shown here. Leave it empty, or use another host',
  descriptionLong: 'The description can be at most 2,000 characters',
  /** S-737. */
  mapPinInvalid:
    'Give the pin as latitude and longitude in degrees, such as 18.50743,73.80771, or leave it out',
  /** S-737. */
  mapPinSwapped: 'The latitude of the pin comes first, then its longitude: they seem to be swapped',
  /** S-737. */
  mapPinOutside: 'The pin does not lie in India. Move it to the property, or remove it',
  /** S-737. */
  mapPinFar: 'The pin lies far from the city. Move it, or correct the city',
  /** Ours: for a field that has no text of its own. */
  valueInvalid: 'Please enter a valid value',
  /** S-475. */
  postRefused: 'Error posting property',
  /** S-475. */
  postFailed: 'Something went wrong. Please try again.',
  /** S-236, S-476, G-28. */
  propertyUpdated: 'Property updated successfully',
  /** S-476. */
  updateFailed: 'Error updating property',
  /** D-38. */
  changedElsewhere: 'This listing was changed elsewhere',
} as const;

/** Names a text of the posting forms. */
export type PostingMessageId = keyof typeof postingMessages;
