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

/** Asks an address which version of the widgets it serves; another site may answer there, but not with that. */
const newestAt = async (address: string): Promise<string | undefined> => {
  try {
    const answer = await fetch(`${address}/embed/v1/embed.json`);
    return answer.ok ? ((await answer.json()) as { version?: string }).version : undefined;
  } catch {
    return undefined;
  }
};

const versionFinding = (newest: string, { version, source, words }: CheckedPage): Finding =>
  newest === version
    ? { topic: 'script', isOk: true, text: words.loaded(version, source) }
    : { topic: 'script', isOk: false, text: words.oldVersion(version, newest) };

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

const unreachable = (address: string, { words }: CheckedPage): Finding => ({
  topic: 'api',
  isOk: false,
  text: words.unreachable(address),
});

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
  const connections = connectionsOf(page);
  const addresses = [...new Set([connection, ...connections].map((one) => one.apiBase))];
  const newest = new Map(
    await Promise.all(addresses.map(async (address) => [address, await newestAt(address)] as const)),
  );
  const asked = await Promise.all(
    connections
      .filter((one) => newest.get(one.apiBase))
      .map((one) => keyFinding(one, page).catch(() => unreachable(one.apiBase, page))),
  );
  const own = newest.get(apiBase);
  return [
    ...addresses.map(
      (address): Finding =>
        newest.get(address)
          ? { topic: 'api', isOk: true, text: words.reached(address) }
          : unreachable(address, page),
    ),
    ...(own ? [versionFinding(own, page)] : []),
    ...asked,
    ...policy,
  ];
};
