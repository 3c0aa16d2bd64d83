import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  aliasTable,
  canonical,
  folded,
  labelOf,
  optionOf,
  sameValue,
} from '../../../src/model/rules/aliases.js';

const test = suite('model/rules/aliases');

test('each accepted spelling in any case gives the wire spelling', () => {
  for (const [wire, , ...others] of aliasTable)
    for (const name of [wire, ...others]) {
      assert.is(canonical(name), wire);
      assert.is(canonical(name.toUpperCase()), wire);
      assert.ok(sameValue(name, wire));
    }
});

test('every label leads back to its own row or to none', () => {
  for (const [wire, label] of aliasTable) {
    assert.is(labelOf(wire), label);
    assert.ok([wire, label].includes(canonical(label)), label);
  }
});

test('no spelling belongs to two rows', () => {
  const all = aliasTable.flatMap(([wire, , ...others]) => [...new Set([wire, ...others].map(folded))]);
  assert.is(new Set(all).size, all.length);
});

test('the spellings of both specifications meet', () => {
  assert.ok(sameValue('Godam', 'Godown'));
  assert.ok(sameValue('Builder Floor Ready', 'Builder Floor Ready to Move'));
  assert.ok(sameValue('I Have Applied', 'I have Applied'));
  assert.ok(sameValue('Vaastu Compliant', 'Vastu Compliant'));
  assert.ok(sameValue('semi-furnished', 'Semi Furnished'));
  assert.ok(sameValue('House/Villa', 'House Villa'));
  for (const unit of ['sqft', 'sq.ft', 'Sq. Ft.', 'SQ-FT']) assert.is(canonical(unit), 'Sq-ft');
  for (const unit of ['sq-yd', 'sqyrd', 'Sq yards']) assert.is(canonical(unit), 'Sq-yrd');
});

test('people see spelling that is right', () => {
  assert.is(labelOf('Godam'), 'Godown');
  assert.is(labelOf('Kides Area'), "Kids' Play Area");
  assert.is(labelOf('Shooping Centre'), 'Shopping Centre');
  assert.is(labelOf('Resell'), 'Resale');
  assert.is(labelOf('I have Applied'), 'Applied For');
  assert.is(labelOf('N.A(in-process)'), 'NA (in process)');
  assert.is(labelOf('3+'), 'More than 3');
});

test('different values stay different', () => {
  assert.not.ok(sameValue('3', '3+'));
  assert.not.ok(sameValue('Flat', 'Villa'));
  assert.not.ok(sameValue('N.A(Non-Agricultural)', 'N.A(in-process)'));
});

test('a value outside the table is itself', () => {
  assert.is(canonical('  Penthouse '), 'Penthouse');
  assert.is(labelOf('Power Backup'), 'Power Backup');
  assert.is(canonical('नेरुळ'), 'नेरुळ');
});

test('an option is found in the spelling of its list', () => {
  assert.is(optionOf(['Office', 'Godam'], 'godown'), 'Godam');
  assert.is(optionOf(['Flat', 'Villa'], 'FLAT'), 'Flat');
  assert.is(optionOf(['Flat', 'Villa'], 'Castle'), null);
});

test.run();
