/** The file table that the build puts into embed.js: the files each tag needs, its own last. */
declare module 'virtual:widget-files' {
  const files: Readonly<Record<string, readonly string[]>>;
  export default files;
}
