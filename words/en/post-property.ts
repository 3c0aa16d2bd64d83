/** The words of the posting form, in English. */

const fields = {
  propertyType: 'Property type',
  city: 'City',
  locality: 'Locality',
  location: 'Location',
  society: 'Name of society/project',
  societyName: 'Society name',
  projectName: 'Project name',
  mapPin: 'Exact place',
  bhk: 'BHK',
  furnishedType: 'Furnishing',
  carpetArea: 'Carpet area',
  carpetAreaUnit: 'Unit of carpet area',
  superArea: 'Super area',
  superAreaUnit: 'Unit of super area',
  plotArea: 'Plot area',
  areaUnit: 'Unit of area',
  possessionStatus: 'Possession status',
  possessionBy: 'Possession by',
  price: 'Price',
  cost: 'Cost',
  monthlyRent: 'Monthly rent',
  rentPerBed: 'Monthly rent per bed',
  securityDeposit: 'Security deposit',
  maintenance: 'Maintenance a month',
  willingToRent: 'Willing to rent to',
  durationOfAgreement: 'Agreement duration',
  availableFrom: 'Available from',
  roomType: 'Room type',
  capacity: 'Capacity (number of beds)',
  availableFor: 'Available for',
  length: 'Length',
  breadth: 'Breadth',
  floorAllowed: 'Floors allowed',
  boundaryWall: 'Boundary wall',
  openSides: 'Open sides',
  approvedBy: 'Approved by',
  ownershipType: 'Ownership',
  ownership: 'Ownership',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  balconies: 'Balconies',
  washroom: 'Washrooms',
  floorNumber: 'Floor number',
  totalFloors: 'Total floors',
  ageOfProperty: 'Age of property',
  developer: 'Developer',
  societyArea: 'Total society area',
  societyAreaUnit: 'Unit of society area',
  reraApproved: 'RERA approved',
  reraNumber: 'RERA number',
  amenities: 'Amenities',
  flatFurnishing: 'Flat furnishing',
  societyAmenities: 'Society amenities',
  buildingFeatures: 'Building features',
  overlooking: 'Overlooking',
  description: 'Description',
};

const sections = {
  basics: '',
  features: 'Property features',
  society: 'Developer and society',
  rera: 'RERA',
  amenities: 'Amenities',
  about: 'About the property',
};

const titles = {
  sell: 'Sell your property',
  rent: 'Rent out your property',
  pg: 'Offer a PG room',
  plot: 'Sell your plot or land',
  commercial: 'Sell commercial space',
};

const edits = {
  sell: 'Edit your property for sale',
  rent: 'Edit your property for rent',
  pg: 'Edit your PG room',
  plot: 'Edit your plot or land',
  commercial: 'Edit your commercial space',
};

export const words = {
  fields,
  sections,
  titles,
  edits,
  categories: 'Kind of property',
  category: {
    sell: 'Sell',
    rent: 'Rent',
    pg: 'PG',
    plot: 'Plot/Land',
    commercial: 'Commercial',
  },
  steps: 'Steps',
  step: { 1: 'Basics', 2: 'Photos', 3: 'Extras' },
  stepOf: (step: number) => `Step ${String(step)} of 3`,

  optional: '(optional)',
  choose: 'Choose',
  unit: 'Unit',
  ground: 'Ground',
  groundOnly: 'Ground only',
  feet: 'ft',
  rupees: '₹',
  inWords: (short: string, exact: string) => `₹ ${short} (${exact})`,
  cityHint: 'Mumbai, Pune, Nashik …',
  descriptionHelp: (left: string) => `What makes it a good place to be? ${left} characters left.`,
  reraHelp: 'As on the MahaRERA certificate.',
  reraOdd: 'Most numbers are P or A and 11 digits. Please check yours.',
  usual: {
    high: {
      locality: 'This is much more than is usual in this locality',
      city: 'This is much more than is usual in this city',
    },
    low: {
      locality: 'This is much less than is usual in this locality',
      city: 'This is much less than is usual in this city',
    },
  },
  usualIs: {
    month: (price: string) => `(about ₹ ${price} a month).`,
    bed: (price: string) => `(about ₹ ${price} per bed a month).`,
    sqft: (price: string) => `(about ₹ ${price} per sq ft).`,
  },
  checkZeros: 'Is the number of zeros right?',

  back: 'Back',
  next: 'Next',
  enough: {
    create: 'You can post now and add extras later.',
    edit: 'You can save now, or go on to the extras.',
  },
  submit: 'Submit Property',
  save: 'Save Changes',
  preview: 'Preview',
  faultCount: (count: number) =>
    count === 1 ? '1 field needs your attention' : `${String(count)} fields need your attention`,

  loginNotice: 'Fill in the form now, and log in before you submit it. Nothing you enter is lost.',
  login: 'Login',
  draftTitle: 'You have an unfinished listing here',
  draftSaved: (date: string) => `Updated ${date}.`,
  draftPhotos: (count: number) => (count === 1 ? '1 photo' : `${String(count)} photos`),
  continueDraft: 'Continue',
  startAfresh: 'Start over',
  keptHere: 'Your draft is saved on this device until you submit it.',
  loading: 'Loading the form',

  sending: (percent: string) => `Sending: ${percent}`,
  sendingListing: 'Sending the listing …',
  cancel: 'Cancel',
  filesLeft: (count: number) =>
    count === 1
      ? '1 file couldn’t be sent. The others have arrived and won’t be sent again.'
      : `${String(count)} files couldn’t be sent. The others have arrived and won’t be sent again.`,
  nothingLost: 'Nothing you entered is lost.',

  copiedFrom: (id: string) => `These are the values of ${id}. Change what differs, and add photos.`,
  startedOver: 'You started over.',
  switchedFrom: (kind: string) => `You chose another kind. What you entered under ${kind} is kept.`,
  undo: 'Undo',
};

/** Names what each language's catalogue of the posting form holds. */
export type PostPropertyWords = typeof words;
