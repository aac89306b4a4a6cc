import { Resolver } from 'node:dns/promises';
import { networkInterfaces } from 'node:os';
import { isPrivateAddress } from '../../providers/private-addresses.js';

/** The timeout of a name server in milliseconds, and the number of tries. */
const NAME_SERVER = { timeout: 1500, tries: 2 };

const PORTS = [80, 443];

/** What the server may connect to; replaceable in tests. */
export interface OutboundPolicy {
  /** The IP addresses of a host. */
  resolve(hostname: string): Promise<string[]>;
  allowsAddress(address: string): boolean;
  allowsPort(port: number): boolean;
}

/** The public internet, excluding this machine. */
export const PUBLIC_INTERNET: OutboundPolicy = {
  // Name servers only: internal host names must not resolve.
  async resolve(hostname) {
    const resolver = new Resolver(NAME_SERVER);
    const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  },
  allowsAddress: (address) => !isPrivateAddress(address) && !isOwnAddress(address),
  allowsPort: (port) => PORTS.includes(port),
};

/** Whether an address is this machine’s own, as on a server without a proxy in front. */
function isOwnAddress(address: string): boolean {
  return Object.values(networkInterfaces()).some((own) => own?.some((each) => each.address === address));
}
