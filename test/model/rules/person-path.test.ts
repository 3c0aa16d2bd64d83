/** Addresses of agents' and builders' pages. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { personKindOf, personOfPath, personPath } from '../../../src/model/rules/person-path.js';

const test = suite('model/rules/person-path');

test('an address is read as it was written, in any script', () => {
  for (const slug of ['asha-kulkarni', 'आशा-कुलकर्णी'])
    assert.equal(personOfPath(personPath('agent', slug)), { kind: 'agent', slug });
});

test('what is no such address is none', () => {
  for (const path of ['/agent', '/agent/', '/agents/asha', '/builder/a/b', '/agent/%E0%A4'])
    assert.is(personOfPath(path), undefined, path);
});

test('only agents and builders have one', () => {
  assert.equal(['Agent', 'builder', 'Buyer/Owner/Tenant', ''].map(personKindOf), [
    'agent',
    'builder',
    undefined,
    undefined,
  ]);
});

test.run();
