/** A certificate for names of this machine's tests, signed by itself: written out in DER, so that no tool is needed. */
import { generateKeyPairSync, sign } from 'node:crypto';

const length = (size: number): Buffer =>
  size < 128
    ? Buffer.from([size])
    : size < 256
      ? Buffer.from([0x81, size])
      : Buffer.from([0x82, size >> 8, size & 255]);
const part = (tag: number, ...contents: Buffer[]): Buffer => {
  const body = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag]), length(body.length), body]);
};
const sequence = (...contents: Buffer[]): Buffer => part(0x30, ...contents);
const name = (bytes: string): Buffer => part(0x06, Buffer.from(bytes, 'hex'));
const time = (year: number): Buffer =>
  part(0x17, Buffer.from(`${String(year % 100).padStart(2, '0')}0101000000Z`));

/** ecdsa-with-SHA256, commonName, subjectAltName. */
const [algorithm, common, alternative] = [sequence(name('2a8648ce3d040302')), name('550403'), name('551d11')];

/** Makes a key and a certificate for the hosts, both as PEM. */
export const selfSigned = (hosts: readonly string[]): { key: string; cert: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const who = sequence(part(0x31, sequence(common, part(0x0c, Buffer.from(hosts[0] ?? '')))));
  const names = sequence(...hosts.map((host) => part(0x82, Buffer.from(host))));
  const year = new Date().getUTCFullYear();
  const told = sequence(
    part(0xa0, part(0x02, Buffer.from([2]))),
    part(0x02, Buffer.from([1])),
    algorithm,
    who,
    sequence(time(year - 1), time(year + 2)),
    who,
    publicKey.export({ type: 'spki', format: 'der' }),
    part(0xa3, sequence(sequence(alternative, part(0x04, names)))),
  );
  const signature = part(0x03, Buffer.from([0]), sign('sha256', told, privateKey));
  const pem = sequence(told, algorithm, signature).toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${pem}\n-----END CERTIFICATE-----\n`,
  };
};
