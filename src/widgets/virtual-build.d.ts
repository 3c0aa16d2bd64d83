/** The build's facts for embed.js: its version, the folder of its files, and the files of each tag. */
declare module 'virtual:build' {
  /** Package version and build hash, as in "0.1.0-3f9a2c41". */
  export const version: string;
  /** The folder of the files, relative to embed.js. */
  export const folder: string;
  /** The hash of integrity.json, which holds those of all other files. */
  export const integrity: string;
  /** The file of the tools behind `Housing`. */
  export const pageFile: string;
  /** The file that shows the first cards of the results. */
  export const firstFile: string;
  /** The files of each tag, its own last. */
  export const widgetFiles: Readonly<Record<string, readonly string[]>>;
}
