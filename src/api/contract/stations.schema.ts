/** Stations and their lines (additive). */
import { type Static, Type } from 'typebox';

/** A line that trains run on. */
export const StationLine = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** The Devanagari name. */
  nameMr: Type.String(),
  /** suburban, metro, monorail or mainline. */
  kind: Type.String(),
  /** Red, green and blue in hexadecimal, as in CSS. */
  colour: Type.String(),
  /** The month (2026-09) in which trains ran on a part of the line only; absent where they run on all of it. */
  partOpenAsOf: Type.Optional(Type.String()),
});
export type StationLine = Static<typeof StationLine>;

/** An open station; WGS84 degrees. */
export const Station = Type.Object({
  id: Type.String(),
  name: Type.String(),
  nameMr: Type.String(),
  kind: Type.String(),
  /** Ids of its lines. */
  lines: Type.Array(Type.String()),
  lat: Type.Number(),
  lng: Type.Number(),
});
export type Station = Static<typeof Station>;

/** All stations, by name, and the lines they name. */
export const Stations = Type.Object({ stations: Type.Array(Station), lines: Type.Array(StationLine) });
export type Stations = Static<typeof Stations>;
