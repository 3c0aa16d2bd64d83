import { openManage } from '../stage.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { byRole, change, click, settle, type } from '../../../support/mount.js';

const test = suite('widgets/manage/bulk/bulk');
const counts = { read: 2, new: 1, update: 0, same: 0, repeated: 0, refused: 1 };
const report = (saved: boolean) => ({
  message: 'ok',
  saved,
  counts,
  unusedColumns: ['colour'],
  rows: [
    {
      line: 2,
      result: 'new',
      title: '2BHK Flat, Green Court',
      amount: 8_500_000,
      problems: [],
      duplicates: ['HS-TWIN'],
    },
    {
      line: 3,
      result: 'refused',
      title: '',
      problems: [{ field: 'price', value: 'soon', reason: 'is not a price' }],
    },
  ],
});
const choose = async (input: HTMLInputElement, name: string) => {
  const file = new File(['price\n1'], name, { type: 'text/csv' });
  Object.defineProperty(input, 'files', { configurable: true, value: [file] });
  await change(input);
  await settle(10);
};

test('a file is checked row by row before anything is saved, and imported when the person says so', async () => {
  const view = await openManage({
    'import-check': () => report(false),
    'POST /api/v4/import': () => report(true),
  });
  await click(byRole(view.root, 'button', 'Bulk upload'));
  const dialog = byRole(view.root, 'dialog');
  await change(byRole(dialog, 'combobox', 'Kind'), 'rent');
  await type(byRole(dialog, 'textbox', /^City/), 'Nagpur');
  const template = byRole(dialog, 'link', 'Download the template');
  assert.is(template.getAttribute('href'), '/api/v4/import-template/rent');
  await choose(dialog.querySelector('input[type=file]') as HTMLInputElement, 'homes.csv');
  const [call] = view.fake.callsOf('import-check');
  const form = call?.body as FormData;
  assert.equal([form.get('kind'), form.get('city')], ['rent', 'Nagpur']);
  assert.is((form.get('file') as File).name, 'homes.csv');
  assert.match(dialog.textContent, '1 new listing, 0 to update, 1 refused. Nothing is saved yet.');
  assert.match(dialog.textContent, 'price “soon” is not a price');
  assert.match(dialog.textContent, 'Looks the same as your HS-TWIN');
  assert.match(dialog.textContent, 'Columns we didn’t use: colour');
  assert.is(view.fake.callsOf('POST /api/v4/import').length, 1, 'only the check');
  await click(byRole(dialog, 'button', 'Import 1 listing'));
  await settle(10);
  assert.match(dialog.textContent, '1 listing was posted, 0 updated, 1 left out.');
  assert.is(view.fake.callsOf('userproperties').length, 2, 'the list is asked for anew');
  await click(byRole(dialog, 'button', 'Done'));
  await view.unmount();
});

test('a file that cannot be read is said in the server’s words, and another may be chosen', async () => {
  const view = await openManage({
    'import-check': () => {
      throw {
        reason: 'status',
        status: 400,
        message: 'invalid',
        fields: { file: 'This is no CSV file.' },
      } as unknown as Error;
    },
  });
  await click(byRole(view.root, 'button', 'Bulk upload'));
  const dialog = byRole(view.root, 'dialog');
  await choose(dialog.querySelector('input[type=file]') as HTMLInputElement, 'photo.jpg');
  assert.match(dialog.textContent, 'This is no CSV file.');
  assert.ok(dialog.querySelector('input[type=file]'));
  await view.unmount();
});

test.run();
