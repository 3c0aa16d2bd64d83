import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  ageOptions,
  buildingFeatures,
  commercialAmenities,
  flatFurnishings,
  floorOptions,
  overlookingOptions,
  plotAmenities,
  roomCountOptions,
  sellAgeOptions,
  societyAmenities,
} from '../../../../src/model/rules/options/features.js';
import { furnishedOptions, possessionStatusOptions } from '../../../../src/model/rules/options/filters.js';
import {
  bhkOptions,
  commercialTypes,
  durationOptions,
  openSidesOptions,
  pgTypes,
  possessionByOptions,
  rentTypes,
  sellTypes,
  willingToRentOptions,
} from '../../../../src/model/rules/options/posting.js';

const test = suite('model/rules/options/posting');

test('each kind offers its property types', () => {
  const homes = 'Flat,Residential House,Villa,Penthouse,Builder Floor Ready to Move';
  const business = 'Office,Shop,Retail,Godown,Industry';
  assert.is(sellTypes.join(), `${homes},Builder Under Construction`);
  assert.is(rentTypes.join(), `${homes},${business}`);
  assert.is(pgTypes.join(), homes);
  assert.is(commercialTypes.join(), business);
});

test('single choices are those of the specifications', () => {
  assert.is(bhkOptions.join(), '1RK,1BHK,2BHK,3BHK,4BHK,5BHK');
  assert.is(furnishedOptions.join(), 'Fully furnished,Semi Furnished,Unfurnished');
  assert.is(possessionStatusOptions.join(), 'Under Construction,Ready to Move New,Resell');
  assert.is(willingToRentOptions.join(), 'Family,Single Men,Single Women');
  assert.is(openSidesOptions.join(), '1,2,3,3+');
});

test('there are 37 agreement durations', () => {
  assert.is(durationOptions.length, 37);
  assert.equal(durationOptions.slice(0, 3), ['0 month', '1 month', '2 months']);
  assert.is(durationOptions.at(-1), '36 months');
});

test('possession years end at 2031 and go on once 2026 is over', () => {
  const in2026 = possessionByOptions(2026);
  assert.equal(in2026.slice(0, 4), ['Immediate', 'Within 3 Months', 'Within 6 Months', 'By 2025']);
  assert.is(in2026.at(-1), 'By 2031');
  assert.is(in2026.length, 10);
  assert.is(possessionByOptions(2025).at(-1), 'By 2031');
  assert.is(possessionByOptions(2027).at(-1), 'By 2032');
  assert.is(possessionByOptions(2030).at(-1), 'By 2035');
});

test('number choices run between their limits', () => {
  assert.equal([roomCountOptions[0], roomCountOptions.at(-1), roomCountOptions.length], ['1', '10', 10]);
  assert.equal([floorOptions[0], floorOptions.at(-1), floorOptions.length], ['0', '80', 81]);
  assert.is(ageOptions.join(), '0,1,2,3,4,5,6,7,8,9,10+');
  assert.equal([sellAgeOptions[0], sellAgeOptions.at(-1), sellAgeOptions.length], ['0', '20', 21]);
});

test('amenities keep the spelling of the wire', () => {
  assert.is(
    [...flatFurnishings, ...societyAmenities].join(),
    'Washing Machine,Sofa,Bed,Fridge,AC,Cupboard,Geyser,TV,Lift,CCTV,Kides Area,Garden,Gym,Swimming Pool,Regular Water Supply',
  );
  assert.is(flatFurnishings.length, 8);
  assert.is(
    plotAmenities.join(),
    'Water Storage,Water Supply,Vastu Compliant,Rain Water Harvesting,Electricity Supply',
  );
  assert.is(overlookingOptions.join(), 'Pool,Park/Garden,Gym,Main Road,Club');
  assert.is(
    commercialAmenities.join(),
    'Rain Water Harvesting,Lift,Water Storage,Waste Disposal,Vaastu Compliant',
  );
  assert.is(buildingFeatures.join(), 'Shooping Centre,Grade A Building,Main Road,Power Backup,CCTV');
});

test.run();
