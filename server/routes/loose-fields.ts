/** Fields that a client of the specifications may send as another type of JSON than the contract names (C-57). */
import { Type } from 'typebox';

/** A phone number or a code; some clients send it as a number. */
export const Digits = Type.Union([Type.String({ maxLength: 200 }), Type.Integer({ minimum: 0 })]);

/** Returns digits as text, '' for none; a number gets back its leading zeros up to `length`. */
export const digitsOf = (value: string | number = '', length = 0): string =>
  typeof value === 'number' ? String(value).padStart(length, '0') : value;

/** A yes or a no, as a value or as text. */
export const YesOrNo = Type.Union([Type.Boolean(), Type.String({ maxLength: 10 })]);

/** Tells whether it is a yes. */
export const isYes = (value: boolean | string | undefined): boolean => value === true || value === 'true';
