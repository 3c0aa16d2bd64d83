/** Finds an engine that runs containers. */
import { spawnSync } from 'node:child_process';

/** The message of a run without one. */
export const ENGINE_MISSING = 'No engine of Docker or Podman runs here, so the image was not built';

/** Returns `docker` or `podman`, whichever has an engine that answers; the client alone builds nothing. */
export function findEngine(env = process.env) {
  return ['docker', 'podman'].find(
    (command) => spawnSync(command, ['info'], { env, stdio: 'ignore', timeout: 10_000 }).status === 0,
  );
}
