/** What the build says of its files: dist/web/manifest.json. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** An entry of the build, and all that it imports before it runs. */
interface BuildEntry {
  readonly file: string;
  readonly imports: readonly string[];
}

/** The parts of it that the server reads. */
export interface BuildManifest {
  /** The files of each screen of the site, beside those of every screen. */
  readonly screens?: Readonly<Record<string, readonly string[]>>;
  readonly entries?: Readonly<Record<string, BuildEntry>>;
}

/** Reads it; empty without a build. */
export const readBuildManifest = (webDir: string): BuildManifest => {
  const manifest = resolve(webDir, 'manifest.json');
  return existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as BuildManifest) : {};
};
