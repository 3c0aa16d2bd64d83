import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isInUserGroup, signInChoices, userTypeOf, userTypes } from '../../../src/model/rules/user-types.js';

const test = suite('model/rules/user-types');

test('three types are stored and two choices are offered', () => {
  assert.equal(userTypes, ['Buyer/Owner/Tenant', 'Agent', 'Builder']);
  assert.equal(signInChoices, ['Buyer/Owner', 'Agent/Builder']);
});

test('a type is read from any accepted spelling', () => {
  for (const name of ['Buyer/Owner/Tenant', 'buyer/owner', 'Buyer', 'OWNER', 'Tenant'])
    assert.is(userTypeOf(name), 'Buyer/Owner/Tenant');
  assert.is(userTypeOf('agent'), 'Agent');
  for (const other of ['', 'Agent/Builder', 'Admin']) assert.is(userTypeOf(other), null);
});

test('a choice of sign-in stands for its group', () => {
  assert.ok(isInUserGroup('Agent/Builder', 'Agent'));
  assert.ok(isInUserGroup('Agent/Builder', 'Builder'));
  assert.ok(isInUserGroup('Buyer/Owner', 'Buyer/Owner/Tenant'));
  assert.ok(isInUserGroup('Builder', 'Builder'));
  assert.not.ok(isInUserGroup('Buyer/Owner', 'Agent'));
  assert.not.ok(isInUserGroup('Agent/Builder', 'Buyer/Owner/Tenant'));
  assert.not.ok(isInUserGroup('Admin', 'Admin'));
});

test.run();
