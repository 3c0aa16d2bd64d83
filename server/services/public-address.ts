/** Tells whether an address of the network belongs to a public server: what others name must lead to none of ours. */
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Networks that are no part of the public internet (IANA's special-purpose registries). */
const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(network, prefix, 'ipv4');

/** The public part of IPv6; what is closed within it. Addresses that hold one of IPv4 (6to4, Teredo) lead elsewhere. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, prefix, 'ipv6');

/** Returns whether it is a public address, of IPv4 or IPv6. */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 0) return false;
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  if (family === 'ipv6' && !open.check(address, family)) return false;
  return !closed.check(address, family);
};
