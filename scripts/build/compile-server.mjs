/** Compiles the server to plain JavaScript, and puts beside it its other files and the database of a first start. */
import { cpSync, existsSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compiler } from '../setup/compiler.mjs';
import { joinServer } from './join-server.mjs';
import { runTool } from './run-tool.mjs';

const FOLDERS = ['server', 'demo', 'src/api', 'src/model/rules'];
const isCode = (file) => /\.(tsx?|md)$/.test(basename(file));

/** Makes the files of an empty database, which takes seconds; a first start copies them. */
async function makeEmptyDatabase(folder) {
  const { makeCluster } = await import(pathToFileURL(join(folder, 'server/db/make-cluster.js')).href);
  await makeCluster(join(folder, 'empty-database'));
}

/** Writes dist/server: the compiled code, every data file that it may read beside itself, and an empty database. */
export async function compileServer(root) {
  const [command, ...switches] = compiler(root);
  const [modules, built] = [join(root, 'dist/server-modules'), join(root, 'dist/server')];
  await runTool(root, command, [...switches, '-p', 'tsconfig.server.json']);
  await joinServer(root, modules, built);
  rmSync(modules, { recursive: true });
  for (const folder of FOLDERS) {
    const from = join(root, folder);
    if (!existsSync(from)) continue;
    cpSync(from, join(built, folder), {
      recursive: true,
      filter: (file) => statSync(file).isDirectory() || !isCode(file),
    });
  }
  await makeEmptyDatabase(built);
}
