import { Resolver } from 'node:dns/promises';
import { networkInterfaces } from 'node:os';
import { isPrivateAddress } from '../../providers/private-addresses.js';

/** How long a name server is waited for, in milliseconds, and how often it is asked. */
const NAME_SERVER = { timeout: 1500, tries: 2 };

const PORTS = [80, 443];

/** What the server may connect to; replaceable in tests. */
export interface OutboundPolicy {
  /** The IP addresses of a host. */
  resolve(hostname: string): Promise<string[]>;
  allowsAddress(address: string): boolean;
  allowsPort(port: number): boolean;
}

/** The public internet, without this machine. */
export const PUBLIC_INTERNET: OutboundPolicy = {
  // By the name servers alone: names of the own network are in no business of a page's.
  async resolve(hostname) {
    const resolver = new Resolver(NAME_SERVER);
    const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  },
  allowsAddress: (address) => !isPrivateAddress(address) && !isOwnAddress(address),
  allowsPort: (port) => PORTS.includes(port),
};

/** Whether this machine has an address itself, such as a server without a proxy in front. */
function isOwnAddress(address: string): boolean {
  return Object.values(networkInterfaces()).some((own) => own?.some((each) => each.address === address));
}
