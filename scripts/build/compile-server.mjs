/** Compiles the server to plain JavaScript and copies its other files beside it. */
import { cpSync, existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compiler } from '../setup/compiler.mjs';
import { joinPackages } from './join-packages.mjs';
import { runTool } from './run-tool.mjs';

const FOLDERS = ['server', 'demo', 'src/api', 'src/model/rules'];
const isCode = (file) => /\.(tsx?|md)$/.test(basename(file));

/** Writes dist/server: the compiled code, every data file that it may read beside itself, and packages joined. */
export async function compileServer(root) {
  const [command, ...switches] = compiler(root);
  await runTool(root, command, [...switches, '-p', 'tsconfig.server.json']);
  for (const folder of FOLDERS) {
    const from = join(root, folder);
    if (!existsSync(from)) continue;
    cpSync(from, join(root, 'dist/server', folder), {
      recursive: true,
      filter: (file) => statSync(file).isDirectory() || !isCode(file),
    });
  }
  await joinPackages(root, join(root, 'dist/server'));
}
