/** What the build tells embed.js: who it is, where its files lie, and which of them each tag needs. */
declare module 'virtual:build' {
  /** Package version and build hash, as in "0.1.0-3f9a2c41". */
  export const version: string;
  /** The folder of the files, relative to embed.js. */
  export const folder: string;
  /** The hash of integrity.json, which holds those of all other files. */
  export const integrity: string;
  /** The file that answers the page's own script. */
  export const pageFile: string;
  /** The files of each tag, its own last. */
  export const widgetFiles: Readonly<Record<string, readonly string[]>>;
}
