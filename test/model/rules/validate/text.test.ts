import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  isLettersAndSpaces,
  isSensibleText,
  knownIn,
  nameTest,
} from '../../../../src/model/rules/validate/text.js';

const test = suite('model/rules/validate/text');

test('letters of any script with their marks, and spaces, are a name', () => {
  const names = [
    'Asha Patil',
    'मराठी',
    'नवी मुंबई',
    'हिरानंदानी गार्डन्स',
    'वऱ्हाड',
    'सुऱ्या',
    'कर्‍हाड',
    'José',
    'José',
    'ठाणे',
  ];
  for (const name of names) assert.ok(isLettersAndSpaces(name), name);
});

test('digits, punctuation and blanks are no name', () => {
  for (const text of [
    'Sector 20',
    'Kalyan (W)',
    "D'Souza",
    'पवई २',
    'A-1',
    'a\nb',
    '',
    '   ',
    'a\u200Eb',
    '\u0947',
  ])
    assert.not.ok(isLettersAndSpaces(text), JSON.stringify(text));
});

test('a name known to the market passes whatever it holds', () => {
  const accepts = nameTest(knownIn(['Sector 20 Kharghar', 'Godrej 24', 'Kalyan (W)']));
  for (const name of ['Sector 20 Kharghar', 'godrej 24', 'Kalyan (W)', 'Powai'])
    assert.ok(accepts(name), name);
  assert.not.ok(accepts('Sector 21 Kharghar'));
});

test('a server takes any printable text of sensible length', () => {
  for (const text of ['Sector 20 Kharghar', "D'Mello & Sons (Phase-2)", 'मुंबई ४०००७६', 'कर्‍हाड'])
    assert.ok(isSensibleText(text), text);
  for (const text of ['', '---', 'a\u0000b', 'a\nb', 'a\u202Eb', 'x'.repeat(201)])
    assert.not.ok(isSensibleText(text), JSON.stringify(text));
});

test('a long text is judged at once', () => {
  const before = Date.now();
  assert.not.ok(isLettersAndSpaces(`${'a'.repeat(100_000)}1`));
  assert.ok(Date.now() - before < 10_000);
});

test.run();
