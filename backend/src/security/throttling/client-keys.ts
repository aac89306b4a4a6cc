import { isIPv6 } from 'node:net';

/** A multiple of the limit for an IPv6 /48, which one customer may have. */
const NETWORK_SHARE = 4;

/** A key under which a client is counted. */
export interface ClientKey {
  key: string;
  /** The multiple of the limit that applies. */
  share: number;
}

/** The keys of a client, the narrowest first: its IPv4 address; for IPv6 its /64, and its /48 with a higher limit. */
export function clientKeys(address: string): readonly [ClientKey, ...ClientKey[]] {
  const ipv4 = ipv4Of(address);
  const groups = ipv4 === null ? ipv6Groups(address) : null;
  if (groups === null) return [{ key: ipv4 ?? address, share: 1 }];
  return [
    { key: `${groups.slice(0, 4).join(':')}::/64`, share: 1 },
    { key: `${groups.slice(0, 3).join(':')}::/48`, share: NETWORK_SHARE },
  ];
}

/** The IPv4 address in a mapped IPv6 address, or null. */
function ipv4Of(address: string): string | null {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? null;
}

/** The groups of an IPv6 address without leading zeros; null for other addresses. */
function ipv6Groups(address: string): string[] | null {
  if (!isIPv6(address)) return null;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const groups = address.includes('::')
    ? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
    : left;
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
