/** Texts that only the plot form has (S-324, S-355 to S-358), word for word, odd capitals included (R3). */
export const plotMessages = {
  /** S-324. */
  plotLocalityInvalid: 'Please enter a valid Locality',
  /** S-355. */
  plotAreaRequired: 'Plot Area is required',
  /** S-355. */
  plotAreaInvalid: 'Please enter a Valid Number',
  /** S-355. */
  plotAreaUnitRequired: 'Select Plot Area Unit',
  /** S-356. */
  lengthRequired: 'Length is Required',
  /** S-356. */
  breadthRequired: 'Breadth is Required',
  /** S-356. */
  sideInvalid: 'Please enter a valid positive Number',
  /** S-357. */
  floorAllowedRequired: 'No. Of Floors is Required',
  /** S-357. */
  boundaryWallRequired: 'Boundary Wall is Required',
  /** S-357. */
  openSidesRequired: 'Open Sides is required',
  /** S-358. */
  possessionByRequired: 'Possession By is required',
  /** S-358. */
  approvedByRequired: 'Approved By is required',
  /** S-358. */
  ownershipRequired: 'Ownership is required',
  /** S-358. */
  costRequired: 'Cost is required',
} as const;

/** Names a text of the plot form. */
export type PlotMessageId = keyof typeof plotMessages;
