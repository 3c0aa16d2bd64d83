/** Checks that call the marketplace: the page's policy, the version, the key. */
import { askPartnerPage } from '../../../../model/page/page-calls.js';
import { connectionsOf } from '../connections.js';
import type { CheckedPage, Finding } from './finding.js';

/** Milliseconds until a refusal of the page's policy has been reported. */
const reportTime = 300;

const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Loads a frame of ours and removes it; only pages where visitors sign in need one. */
const tryFrame = (address: string): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.hidden = true;
  document.documentElement.append(frame);
  return frame;
};

/** Asks for one thing of each sort and names the directives under which it was refused. */
const refusedDirectives = async ({ apiBase, key }: CheckedPage['connection']): Promise<string[]> => {
  const refused = new Set<string>();
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (blockedURI.startsWith(apiBase)) refused.add(effectiveDirective);
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  const address = `${apiBase}/embed/v1/embed.json`;
  const media = document.createElement('video');
  media.preload = 'metadata';
  media.src = address;
  new Image().src = address;
  const frame = key === undefined ? undefined : tryFrame(address);
  await fetch(address).catch(() => undefined);
  await wait(reportTime);
  document.removeEventListener('securitypolicyviolation', onViolation);
  media.removeAttribute('src');
  frame?.remove();
  return [...refused];
};

const versionFinding = async ({ version, source, connection, words }: CheckedPage): Promise<Finding> => {
  const loaded = { topic: 'script', isOk: true, text: words.loaded(version, source) } as const;
  const answer = await fetch(`${connection.apiBase}/embed/v1/embed.json`);
  if (!answer.ok) return loaded;
  const newest = ((await answer.json()) as { version: string }).version;
  if (newest === version) return loaded;
  return { topic: 'script', isOk: false, text: words.oldVersion(version, newest) };
};

const keyFinding = async (
  { apiBase, key }: CheckedPage['connection'],
  { words }: CheckedPage,
): Promise<Finding> => {
  if (key === undefined) return { topic: 'key', isOk: true, text: words.noKey };
  const { standing, remedy } = await askPartnerPage(apiBase, key);
  return standing === 'ok'
    ? { topic: 'key', isOk: true, text: words.keyWorks(location.origin) }
    : { topic: 'key', isOk: false, text: words.keyFails(remedy) };
};

/** Checks what the marketplace and the page's policy say. */
export const serverFindings = async (page: CheckedPage): Promise<Finding[]> => {
  const { connection, words } = page;
  const { apiBase } = connection;
  const refused = await refusedDirectives(connection);
  const policy = refused.map((directive): Finding => {
    const text = directive === 'frame-src' ? words.blockedFrame(apiBase) : words.blocked(directive, apiBase);
    return { topic: 'policy', isOk: false, text };
  });
  if (policy.length === 0) policy.push({ topic: 'policy', isOk: true, text: words.allowed });
  if (refused.includes('connect-src')) return policy;
  const unreachable = (): Finding => ({ topic: 'api', isOk: false, text: words.unreachable(apiBase) });
  const asked = await Promise.all(
    [versionFinding(page), ...connectionsOf(page).map((one) => keyFinding(one, page))].map((one) =>
      one.catch(unreachable),
    ),
  );
  const isReached = asked.every(({ topic }) => topic !== 'api');
  return isReached
    ? [{ topic: 'api', isOk: true, text: words.reached(apiBase) }, ...asked, ...policy]
    : [unreachable(), ...asked.filter(({ topic }) => topic !== 'api'), ...policy];
};
