import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { projectOfPath, projectPath } from '../../../../src/model/rules/project-path.js';
import { projectSizes } from '../../../../src/model/rules/project-sizes.js';
import { validateProject } from '../../../../src/model/rules/validate/project.js';
import { aProject } from '../../../support/a-project.js';

const test = suite('model/rules/validate/project');
const today = '2026-11-20';

test('a whole project has no faults, one that begins says what is missing', () => {
  assert.equal(validateProject(aProject(), today), {});
  const begun = aProject({ name: '', builder: ' ', city: '', locality: '', phases: [], configurations: [] });
  assert.equal(Object.keys(validateProject(begun, today)), [
    ...['name', 'builder', 'city', 'locality', 'phases', 'configurations'],
  ]);
});

test('unsold homes need the day they were counted, which is not in the future', () => {
  assert.equal(validateProject(aProject({ unitsOn: '2026-11-21' }), today), { unitsOn: 'projectUnitsOn' });
  const unsaid = [{ bhk: '2BHK', carpet: 700, left: null }];
  assert.equal(validateProject(aProject({ unitsOn: '', configurations: unsaid }), today), {});
});

test('the register is its own hosts alone', () => {
  const faultOf = (registerLink: string) => validateProject(aProject({ registerLink }), today).registerLink;
  assert.is(faultOf('https://maharera.maharashtra.gov.in/projects-search-result?id=1'), undefined);
  assert.is(faultOf('https://maharerait.maharashtra.gov.in/public/project/view/1'), undefined);
  for (const other of [
    'http://maharera.maharashtra.gov.in',
    'https://maharera.maharashtra.gov.in@evil.example/',
    'https://x.example',
    'data:text/html,x',
  ])
    assert.is(faultOf(other), 'projectRegisterLink', other);
});

test('sizes are said once, and an address reads back', () => {
  assert.is(projectSizes([{ bhk: '2BHK' }, { bhk: '3BHK' }, { bhk: '2BHK' }]), '2, 3 BHK');
  assert.is(projectSizes([{ bhk: '1RK' }, { bhk: '1BHK' }]), '1 RK, 1 BHK');
  assert.is(projectOfPath(projectPath('गोकुळ-धाम')), 'गोकुळ-धाम');
  assert.is(projectOfPath('/project/%E0%A4'), undefined);
  assert.is(projectOfPath('/project/a/b'), undefined);
});

test.run();
