/** Arithmetic on colours written as #rrggbb. */
export type Triple = readonly [number, number, number];

/** Reads #rrggbb into three numbers of 0 to 255. */
export function channels(colour: string): Triple {
  const value = Number.parseInt(colour.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Writes three numbers, held to 0 to 255, as #rrggbb. */
export function hex(red: number, green: number, blue: number): string {
  const part = (value: number) =>
    Math.max(0, Math.min(255, Math.round(value)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(red)}${part(green)}${part(blue)}`;
}

/** Goes from one colour (share 0) to another (share 1). */
export function mix(from: string, to: string, share: number): string {
  const [r, g, b] = channels(from);
  const [red, green, blue] = channels(to);
  return hex(r + (red - r) * share, g + (green - g) * share, b + (blue - b) * share);
}

/** Multiplies each channel. */
export function tint(colour: string, by: Triple): string {
  const [r, g, b] = channels(colour);
  return hex(r * by[0], g * by[1], b * by[2]);
}

/** Lightens (amount above 0) or darkens (below 0) by a share of the way to white or black. */
export function tone(colour: string, amount: number): string {
  return amount >= 0 ? mix(colour, '#ffffff', amount) : mix(colour, '#0d0f1a', -amount);
}
