import { isIPv6 } from 'node:net';

/** How many times the limit of one client a whole IPv6 /48 may reach: customers are given as much as that. */
const NETWORK_SHARE = 4;

/** Something that a client is counted as. */
export interface ClientKey {
  key: string;
  /** How many times the limit it may reach. */
  share: number;
}

/**
 * What a client is counted as, the narrowest first: its IPv4 address, or for IPv6 the /64 that a customer is given at
 * least, and more generously the /48 that a customer may be given.
 */
export function clientKeys(address: string): readonly [ClientKey, ...ClientKey[]] {
  const groups = ipv6Groups(address);
  if (groups === null) return [{ key: ipv4Of(address) ?? address, share: 1 }];
  return [
    { key: `${groups.slice(0, 4).join(':')}::/64`, share: 1 },
    { key: `${groups.slice(0, 3).join(':')}::/48`, share: NETWORK_SHARE },
  ];
}

/** The IPv4 address of a client that came over IPv6. */
function ipv4Of(address: string): string | null {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? null;
}

/** The groups of an IPv6 address without leading zeros; null for any other address. */
function ipv6Groups(address: string): string[] | null {
  if (!isIPv6(address) || ipv4Of(address) !== null) return null;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const groups = address.includes('::')
    ? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
    : left;
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
