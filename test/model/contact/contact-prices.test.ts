import '../../support/dom.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stage } from '../../support/contact-stage.js';

const test = suite('model/contact-prices');

test('a server that names other prices is paid those, and the text names them', async () => {
  const prices = { search: 1, detail: 2 };
  const rich = await stage(9, { 'get-coin': () => ({ coins: 9, prices }) });
  await rich.press();
  assert.equal(rich.fake.callsOf('update-coins')[0]?.body, { coinsChange: -1 });
  const short = await stage(1, { 'get-coin': () => ({ coins: 1, prices }) });
  await short.press({ surface: 'detail' });
  assert.equal(short.toasts(), ['info: Not enough coins to View Number! Atleast 2 coins required']);
  const poor = await stage(0, { 'get-coin': () => ({ coins: 0, prices }) });
  await poor.press({ action: 'message' });
  assert.equal(poor.toasts(), ['info: Not enough coins to Contact! Atleast 1 coin required']);
});

test.run();
