/** The targets an import can fill, and the headings that are recognised without a mapping. */
import { listingKinds } from '../../src/model/rules/kinds.js';
import {
  type FieldName,
  factsOf,
  type AskedName,
  askedFields,
} from '../../src/model/rules/listing/catalogue.js';

/** Headings of columns by target. */
const knownHeadings = {
  kind: ['kind', 'listing type', 'listing for', 'purpose', 'type', 'transaction'],
  price: [
    'price',
    'sale price',
    'selling price',
    'asking price',
    'expected price',
    'cost',
    'amount',
    'rate',
    'rent',
    'monthly rent',
    'monthlyrent',
    'rent per month',
    'किंमत',
    'भाडे',
  ],
  deposit: ['deposit', 'security deposit', 'securitydeposit', 'security', 'advance'],
  city: ['city', 'town', 'शहर'],
  locality: [
    'locality',
    'location',
    'area name',
    'localityname',
    'locality name',
    'neighbourhood',
    'neighborhood',
    'sub locality',
    'परिसर',
  ],
  society: [
    'society',
    'society name',
    'societyname',
    'project',
    'project name',
    'projectname',
    'building',
    'building name',
    'name of society',
    'nameofsociety',
  ],
  developer: ['developer', 'developer name', 'developername', 'builder', 'builder name'],
  propertyType: ['property type', 'propertytype', 'property', 'unit type', 'category'],
  bhk: ['bhk', 'configuration', 'flat type', 'bhk type'],
  bedrooms: ['bedrooms', 'bedroom', 'beds', 'bed rooms'],
  bathrooms: ['bathrooms', 'bathroom', 'baths', 'bath', 'toilets'],
  balconies: ['balconies', 'balcony', 'numberofbalconied', 'number of balconies'],
  floor: ['floor', 'floor number', 'floornumber', 'floor no'],
  totalFloors: [
    'total floors',
    'totalfloors',
    'floors',
    'total floor number',
    'totalfloornumber',
    'number of floors',
  ],
  age: ['age', 'age of property', 'ageofproperty', 'building age', 'age of building', 'ageofcons'],
  carpetArea: ['carpet area', 'carpetarea', 'carpet', 'area', 'size', 'usable area', 'क्षेत्रफळ'],
  superArea: [
    'super area',
    'superarea',
    'super built up area',
    'built up area',
    'builtup area',
    'covered area',
    'coveredarea',
    'saleable area',
  ],
  plotArea: ['plot area', 'plotarea', 'land area', 'plot size'],
  furnishing: ['furnishing', 'furnished', 'furnishedtype', 'furnished type', 'furnishing status'],
  possession: ['possession', 'possession status', 'possessionstatus', 'construction status'],
  possessionBy: ['possession by', 'possessionby', 'possession date'],
  availableFrom: ['available from', 'availablefrom', 'availability', 'available'],
  tenants: ['tenants', 'willing to rent', 'willingtorent', 'preferred tenants', 'tenant preferred'],
  duration: ['agreement', 'duration', 'durationofagreement', 'agreement duration'],
  rera: ['rera', 'rera approved', 'reraapproved', 'rera status'],
  reraNumber: ['rera number', 'reranumber', 'rera no', 'rera id', 'maharera', 'maharera number'],
  ownership: ['ownership', 'ownership type', 'ownershiptype', 'tenure'],
  approvedBy: ['approved by', 'approvedby', 'approval', 'sanctioned by'],
  amenities: ['amenities', 'facilities', 'features'],
  description: ['description', 'details', 'about', 'remarks', 'वर्णन'],
  roomType: ['room type', 'roomtype', 'sharing', 'occupancy'],
  availableFor: ['available for', 'availablefor', 'gender', 'pg for'],
  capacity: ['capacity', 'number of beds', 'beds per room'],
  length: ['length', 'plot length', 'dimensions length'],
  breadth: ['breadth', 'width', 'plot width', 'plot breadth', 'dimensions breadth'],
  floorsAllowed: ['floors allowed', 'floor allowed', 'floorallowed'],
  boundaryWall: ['boundary wall', 'boundarywall', 'compound wall'],
  openSides: ['open sides', 'opensides'],
  overlooking: ['overlooking', 'facing view'],
  washrooms: ['washrooms', 'washroom'],
  societyArea: ['society area', 'societyarea', 'project area'],
  parking: ['parking', 'car parking', 'parking type', 'पार्किंग'],
  facing: ['facing', 'direction', 'property facing', 'main door facing'],
  negotiable: ['negotiable', 'price negotiable', 'is negotiable'],
  petsAllowed: ['pets allowed', 'petsallowed', 'pets', 'pet friendly'],
  meals: ['meals', 'food', 'food included', 'mess', 'जेवण'],
  sharing: ['sharing number', 'persons per room', 'people per room', 'persons in a room'],
  gateTime: ['gate time', 'gatetime', 'gate closes', 'gate closing time', 'entry time', 'curfew'],
  attachedBath: ['attached bath', 'attachedbath', 'attached bathroom', 'attached washroom'],
  bedsFree: ['beds free', 'bedsfree', 'beds available', 'vacant beds', 'vacancies'],
  bedsFreeFrom: ['beds free from', 'bedsfreefrom', 'vacant from'],
  extract712: ['7 12 extract', '7 12', 'extract712', 'satbara', '7 12 utara', 'सातबारा'],
  naOrder: ['na order', 'naorder', 'na sanction'],
  surveyNumber: ['survey number', 'surveynumber', 'survey no', 'gat number', 'gat no', 'गट क्रमांक'],
  roadWidth: ['road width', 'roadwidth', 'width of road', 'approach road', 'road'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lng', 'long', 'lon'],
  asOf: ['scraped at', 'as of', 'listed on', 'posted on'],
} as const satisfies Record<string, readonly string[]>;

/** Targets of fields that mapping files know by another name than the wire. */
const otherNames: Partial<Record<FieldName, keyof typeof knownHeadings>> = {
  societyName: 'society',
  projectName: 'society',
  monthlyRent: 'price',
  securityDeposit: 'deposit',
  furnishedType: 'furnishing',
  possessionStatus: 'possession',
  ownershipType: 'ownership',
  reraApproved: 'rera',
  durationOfAgreement: 'duration',
  willingToRent: 'tenants',
  floorNumber: 'floor',
  ageOfProperty: 'age',
  floorAllowed: 'floorsAllowed',
  washroom: 'washrooms',
};

/** Something an import can fill. */
export type Target = keyof typeof knownHeadings | AskedName;

/** Returns the target that fills a field. */
export const targetOf = (name: AskedName): Target => otherNames[name] ?? name;

/** Targets of fields; a unit is no target, as it is read with its size. */
const fieldTargets = listingKinds.flatMap((kind) =>
  askedFields(kind)
    .filter((name) => !factsOf(name).unitOf && !factsOf(name).isPrivate)
    .map(targetOf),
);

/** Lists the targets. */
export const targets: readonly Target[] = [
  ...new Set([...(Object.keys(knownHeadings) as Target[]), ...fieldTargets]),
];

/** Tells whether files know a field by no other name than the wire's. */
export const isOwnTarget = (name: AskedName): boolean =>
  !factsOf(name).unitOf && !factsOf(name).isPrivate && !(targetOf(name) in knownHeadings);

/** Lists the headings of a target, a field's own name included; compared without case, punctuation and units. */
export const headingsOf = (target: Target): readonly string[] =>
  target in knownHeadings
    ? knownHeadings[target as keyof typeof knownHeadings]
    : [target.replace(/[A-Z]/g, ' $&').toLowerCase(), target.toLowerCase()];
