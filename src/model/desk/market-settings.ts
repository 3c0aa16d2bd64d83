/** What operators set of the market: banners, projects, offers of banks, prices and packs of coins. */
import { sample } from 'effector';
import { listMarketSettings } from '../../api/contract/market-settings.js';
import { createFetched } from '../requests/fetched.js';
import { decisionForm } from './desk.js';

export type { MarketSetting, MarketSettingName } from '../../api/contract/market-settings.schema.js';

/** The settings as they hold now. */
export const marketSettings = createFetched(async (api) => (await api.call(listMarketSettings, {})).settings);

sample({
  clock: decisionForm.sendFx.done,
  filter: ({ params }) => params.about === 'setting',
  fn: () => undefined,
  target: marketSettings.requested,
});
