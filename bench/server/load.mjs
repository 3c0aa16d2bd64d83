/** Asks a server from 50 connections at once, in a process of its own, while somebody posts listings. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { localityOf } from './questions.mjs';

const generator = fileURLToPath(new URL('generate.mjs', import.meta.url));

/**
 * Runs a mix for some seconds: as fast as the answers come or, where it says so, `perSecond` times a second.
 * @param {{ mix: string, size: number, seconds: number, connections: number, perSecond?: number }} what
 * @returns {Promise<{ rate: number, p50: number, p99: number, failed: number }>} requests a second, and milliseconds
 */
export const load = async (url, what) => {
  const child = spawn(process.execPath, [generator], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify({ url, ...what }));
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`the load of "${what.mix}" ended with ${code}`);
  return JSON.parse(said);
};

const registration = {
  name: 'Kavya Rao',
  email: 'kavya@example.com',
  usertype: 'Buyer/Owner/Tenant',
  phone: '9000000001',
  agreement: true,
  password: 'lotus-pond-7',
};

const aSale = (number) => ({
  ...{
    type: 'sell',
    propertyType: 'Flat',
    city: 'Pune',
    locality: localityOf('Pune', 7),
    society: `Project ${number % 5000}`,
  },
  ...{
    bhk: '2BHK',
    societyArea: '4',
    societyAreaUnit: 'Acre',
    furnishedType: 'Unfurnished',
    carpetArea: '820',
    carpetAreaUnit: 'Sq-ft',
    superArea: '1100',
    superAreaUnit: 'Sq-ft',
  },
  ...{
    possessionStatus: 'Ready to Move New',
    price: String(5_000_000 + (number % 900) * 10_000),
    reraApproved: 'No',
  },
  ...{
    'features[bedrooms]': '2',
    'features[bathrooms]': '2',
    'features[balconies]': '1',
    'features[floorNumber]': '3',
  },
  ...{ 'features[totalFloors]': '14', 'features[ageOfProperty]': '7', amenities: 'Lift' },
});

const answered = async (reply) => {
  if (!reply.ok) throw new Error(`${reply.url} answered ${reply.status}: ${await reply.text()}`);
  return reply;
};

/** Signs somebody in who then posts a listing whenever `post` is called; tells how long each took, in milliseconds. */
export const newOwner = async (url) => {
  const json = (path, body) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify(body),
    });
  await json('/api/v1/register', registration);
  const { email, password } = registration;
  const entered = await answered(await json('/api/v1/signin', { email, password, usertype: 'Buyer/Owner' }));
  const cookie = entered.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  let posted = 0;
  return {
    post: async () => {
      const form = new FormData();
      for (const [name, value] of Object.entries(aSale(Math.floor(Math.random() * 1e6) + posted++)))
        form.append(name, value);
      const began = performance.now();
      await answered(
        await fetch(`${url}/api/v2/sellproperty`, {
          method: 'POST',
          headers: { cookie, origin: url },
          body: form,
        }),
      );
      return performance.now() - began;
    },
  };
};
