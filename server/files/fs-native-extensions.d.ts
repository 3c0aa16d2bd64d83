/** What we use of the package, which comes without types. */
declare module 'fs-native-extensions' {
  /** Locks a range of an open file for this opening of it; false when another opening holds it. Length 0 is the whole file. */
  export function tryLock(
    descriptor: number,
    offset: number,
    length: number,
    options?: { shared?: boolean },
  ): boolean;
}
