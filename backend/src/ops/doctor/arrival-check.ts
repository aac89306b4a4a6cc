import { BlockList, isIP } from 'node:net';
import { type AppConfig } from '../../config/app-config.js';
import { type Arrival, DOCTOR_PASS, makeDoctorPass } from '../../modules/health/arrival.js';
import { type Finding, findings } from './finding.js';

const TIMEOUT_MS = 5000;

/** An unassigned address (RFC 5737): when it counts as the client's, anyone can forge their address. */
export const FORGED_ADDRESS = '192.0.2.123';

const proxy = findings('proxy');

/**
 * Sends a forged address through `PUBLIC_URL` and asks the server what arrived.
 *
 * @returns null when the server does not answer or has another key
 */
export async function requestArrival({ publicUrl, secrets }: AppConfig): Promise<Arrival | null> {
  try {
    const answer = await fetch(`${publicUrl}/health/arrival`, {
      redirect: 'manual',
      headers: { 'x-forwarded-for': FORGED_ADDRESS, [DOCTOR_PASS]: makeDoctorPass(secrets.encryption) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.status === 200 ? ((await answer.json()) as Arrival) : null;
  } catch {
    return null;
  }
}

/** Whether the real address of a visitor arrives and a forged one is ignored. */
export function judgeArrival(
  { peer, forwardedFor, client }: Arrival,
  { trustProxy, publicUrlIsLoopback }: Pick<AppConfig, 'trustProxy' | 'publicUrlIsLoopback'>,
): Finding {
  // Each proxy appends its client; anything before that was written by the requester.
  const written = forwardedFor.slice(forwardedFor.indexOf(FORGED_ADDRESS) + 1);
  const visitor = written[0] ?? peer;
  const proxies = written.length === 0 ? [] : [...written.slice(1), peer];
  const through = proxies.length === 0 ? 'directly' : `through ${proxies.join(', ')}`;
  if (client === visitor)
    return proxy.ok(`The server sees visitors' addresses (${visitor}, ${through}) and ignores forged ones.`);
  if (client !== FORGED_ADDRESS) {
    return proxy.fault(
      `The server sees all visitors as ${client}, a proxy, so they share the rate limits: set TRUST_PROXY to ${proxies.join(', ')}.`,
    );
  }
  if (typeof trustProxy === 'number') {
    const right = proxies.length === 0 ? 'leave it unset' : `set it to ${proxies.length}`;
    return proxy.fault(
      `TRUST_PROXY trusts ${trustProxy} hops, but requests pass ${proxies.length}, so anyone can forge an address: ${right}.`,
    );
  }
  if (isBelieved(visitor, trustProxy) && (written.length > 0 || publicUrlIsLoopback))
    return proxy.ok(
      `TRUST_PROXY trusts ${trustProxy}, including this machine (${visitor}), so this check cannot tell more.`,
    );
  return proxy.fault(
    `The proxy at ${peer} passes on X-Forwarded-For unchanged, so anyone can forge an address: have it append the visitor's address.`,
  );
}

/** Whether an address matches `TRUST_PROXY`. */
function isBelieved(address: string, trusted: string | false): boolean {
  if (trusted === false || isIP(address) === 0) return false;
  const list = new BlockList();
  const parts =
    trusted === 'loopback' ? ['127.0.0.0/8', '::1'] : trusted.split(',').map((part) => part.trim());
  for (const part of parts) {
    const [network = '', bits] = part.split('/');
    const family = isIP(network) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(network, family);
    else list.addSubnet(network, Number(bits), family);
  }
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
