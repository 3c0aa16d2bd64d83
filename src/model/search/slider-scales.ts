/** How the sliders of each kind share out their room, by what is listed; asked once a page when a slider is drawn. */
import { attach, createEvent, createStore, sample } from 'effector';
import type { ListingKind } from '../../api/contract/listings.schema.js';
import { getSliderScales } from '../../api/contract/slider-scales.js';
import type { SliderScales } from '../../api/contract/slider-scales.schema.js';
import { $api, readTimeout } from '../connection/api-client.js';

/** A slider of a kind is drawn. */
export const sliderScalesRequested = createEvent<ListingKind>();

const readScalesFx = attach({
  source: $api,
  effect: (api, kind: ListingKind) =>
    api.call(getSliderScales, { params: { kind } }, { timeout: readTimeout }),
});

type ByKind<T> = Readonly<Partial<Record<ListingKind, T>>>;

/** What was told, by kind; where nothing was, sliders stay even. */
export const $sliderScales = createStore<ByKind<SliderScales>>({}).on(
  readScalesFx.done,
  (all, { params, result }) => ({ ...all, [params]: result }),
);

const $asked = createStore<ByKind<true>>({}).on(readScalesFx, (asked, kind) => ({ ...asked, [kind]: true }));

sample({
  clock: sliderScalesRequested,
  source: $asked,
  filter: (asked, kind) => !asked[kind],
  fn: (_, kind) => kind,
  target: readScalesFx,
});
