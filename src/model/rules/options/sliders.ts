/** The three sliders of the filter panel: their ends, their steps, and what "no upper limit" is on the wire. */

/** Describes a slider; `top` is its right end, `unlimited` what is sent when the right end is chosen (C-07, C-08). */
export interface SliderScale {
  readonly top: number;
  readonly step: number;
  readonly unlimited: number;
}

/** Holds the slider of sale prices, in rupees: 0 to 20 Cr by 0.05 Cr (S-130). */
export const budgetScale: SliderScale = { top: 200_000_000, step: 500_000, unlimited: 1_000_000_000 };

/** Holds the slider of monthly rents, in rupees: 0 to 10 lakh by 0.05 lakh (S-131). */
export const rentScale: SliderScale = { top: 1_000_000, step: 5_000, unlimited: 1_000_000 };

/** Holds the slider of areas, in square feet: 0 to 4000 by 100 (S-133). */
export const areaScale: SliderScale = { top: 4_000, step: 100, unlimited: 4_000 };
