import { BlockList, isIP } from 'node:net';

/** IPv4 ranges that are not publicly routed (RFC 6890). */
const INNER_V4: [net: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** The publicly routed IPv6 range; the exceptions below embed IPv4 addresses or are for documentation. */
const OUTER_V6: [net: string, prefix: number] = ['2000::', 3];
const INNER_V6: [net: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['3fff::', 20],
  ['2002::', 16],
];

const inner = new BlockList();
for (const [net, prefix] of INNER_V4) inner.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of INNER_V6) inner.addSubnet(net, prefix, 'ipv6');
const outer = new BlockList();
outer.addSubnet(...OUTER_V6, 'ipv6');

/** Whether an address is private, reserved or not an IP address. */
export function isPrivateAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return inner.check(address, 'ipv4');
    case 6:
      return !outer.check(address, 'ipv6') || inner.check(address, 'ipv6');
    default:
      return true;
  }
}
