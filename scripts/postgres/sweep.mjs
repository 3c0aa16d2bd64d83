/** Removes clusters whose test run was killed before it could clean up. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../setup/lock.mjs';
import { CLUSTER_PREFIX, CLUSTERS, removeCluster } from './cluster.mjs';

function ownerOf(folder) {
  try {
    return Number(readFileSync(join(folder, 'owner'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Removes every cluster folder whose owner is gone; one without a readable owner is left alone. */
export function sweepClusters(bin) {
  for (const name of readdirSync(CLUSTERS)) {
    if (!name.startsWith(CLUSTER_PREFIX)) continue;
    const folder = join(CLUSTERS, name);
    const owner = ownerOf(folder);
    if (owner && !isRunning(owner)) removeCluster(bin, folder);
  }
}
