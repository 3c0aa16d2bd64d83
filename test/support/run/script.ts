/** Loads modules of scripts/, which are plain JavaScript, as what a test takes them for. */
const scripts = new URL('../../../scripts/', import.meta.url);

/** Imports scripts/PATH; the type is the caller's word for the part that it uses. */
export async function script<M>(path: string): Promise<M> {
  return (await import(new URL(path, scripts).href)) as M;
}
