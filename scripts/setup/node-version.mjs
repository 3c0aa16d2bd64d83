/** Refuses a Node too old for the packages. */
const NEEDED = [20, 19];

/** Tells whether a version such as "20.20.2" is new enough. */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

/** Returns whether this Node may go on. */
export function ensureNode({ version = process.versions.node } = {}) {
  if (isNewEnough(version)) return { ok: true };
  return { ok: false, message: `Node ${NEEDED.join('.')} or newer is needed, this is ${version}` };
}
