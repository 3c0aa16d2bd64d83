/** Runs a package's command with this Node; its output is the caller's. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs node_modules/FILE to its end; throws when it fails. */
export function runTool(root, file, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', file), ...args], {
      cwd: root,
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${file} ended with ${code}`));
    });
  });
}
