/** Listings with every field filled, as their owners give them and as answers must carry them. */

/** Pictures and a film. */
export const media = {
  images: ['demo/tower/a-1', 'demo/hall/a-2'],
  imageColours: ['#aabbcc', '#112233'],
  imageRooms: ['Outside', ''],
  imageCaptions: ['', 'The hall, from the door'],
  video: 'video/a.mp4',
};

/** Fields of every kind. */
export const everywhere = {
  locality: 'Sector 20 Kharghar',
  city: 'Navi Mumbai',
  amenities: ['Lift', 'Kides Area'],
  description: 'Corner home, "sea" side; it\'s quiet. <b>मराठी</b>',
  buildings: 3,
};

const sixFeatures = {
  bedrooms: '3',
  bathrooms: '2',
  balconies: '0',
  floorNumber: '0',
  totalFloors: '14',
  ageOfProperty: '10+',
};

/** Every field of a home for sale (beside those of every kind). */
export const fullSale = {
  propertyType: 'Builder Floor Ready to Move',
  price: 123_456_789_012,
  society: "D'Souza Heights",
  bhk: '3BHK',
  furnishedType: 'Semi Furnished',
  carpetArea: '1250.5',
  carpetAreaUnit: 'Sq-ft',
  superArea: '1600',
  superAreaUnit: 'Sq-ft',
  possessionStatus: 'Ready to Move New',
  developer: 'Nirmiti Builders',
  societyArea: '4',
  societyAreaUnit: 'Acre',
  reraApproved: 'I have Applied',
  reraNumber: 'P52000012345',
  features: sixFeatures,
  parking: 'Covered',
  facing: 'North-East',
  negotiable: true,
};

/** Every field of a home to let (beside those of every kind). */
export const fullRent = {
  propertyType: 'Godown',
  societyName: 'Lake View',
  monthlyRent: 45_000,
  securityDeposit: 0,
  maintenance: 3_500,
  carpetArea: 820.5,
  areaUnit: 'Sq-m',
  bhk: '1RK',
  furnishedType: 'Unfurnished',
  availableFrom: '2026-12-01',
  willingToRent: ['Family', 'Bachelors'],
  durationOfAgreement: '11 Months',
  features: sixFeatures,
  parking: 'No parking',
  petsAllowed: false,
  facing: 'West',
};

/** Every field of a plot (beside those of every kind). */
export const fullPlot = {
  societyName: 'Sunrise Plots',
  price: 4_000_000,
  plotArea: '2.5',
  areaUnit: 'Bigha',
  approvedBy: 'N.A(Non-Agricultural)',
  ownershipType: 'Co-operative Society',
  overlooking: ['Park', 'Main Road'],
  dimensions: { length: '330', breadth: '330' },
  features: { floorAllowed: '4', boundaryWall: false, openSides: '3+' },
  possessionBy: 'By 2028',
  reraApproved: 'Yes',
  reraNumber: 'P52000054321',
  extract712: true,
  naOrder: false,
  surveyNumber: '123/4A',
  roadWidth: '30',
  facing: 'East',
  negotiable: false,
};

/** Every field of a PG room (beside those of every kind). */
export const fullPg = {
  propertyType: 'Penthouse',
  societyName: 'Scholars Home',
  bhk: '3BHK',
  monthlyRent: 9_500,
  securityDeposit: 19_000,
  maintenance: 750,
  carpetArea: '900',
  areaUnit: 'Sq-yrd',
  roomType: 'Shared',
  availableFor: 'Girls',
  capacity: '3',
  furnishedType: 'Fully furnished',
  availableFrom: '2027-01-15',
  durationOfAgreement: '6 Months',
  features: sixFeatures,
  meals: 'At extra cost',
  sharing: '3',
  attachedBath: true,
  gateTime: '11 pm',
  bedsFree: '2',
  bedsFreeFrom: '2027-02-01',
  petsAllowed: false,
  parking: 'Open',
};

/** Every field of commercial space (beside those of every kind). */
export const fullCommercial = {
  propertyType: 'Industry',
  projectName: 'Trade Tower',
  price: 20_000_000,
  carpetArea: '3000',
  areaUnit: 'Sq-ft',
  possessionStatus: 'Resell',
  ownership: 'Leasehold',
  reraApproved: 'No',
  reraNumber: 'P52000099999',
  bhk: '2BHK',
  features: { washroom: '2', ageOfProperty: '5', totalFloors: '0', floorNumber: '0' },
  parking: 'Open',
  facing: 'South',
  negotiable: true,
};
