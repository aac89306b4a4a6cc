import { type AppConfig } from '../../config/app-config.js';
import { reasonOf } from '../../database/probe.js';
import { requestArrival, judgeArrival } from './arrival-check.js';
import { type Finding, findings } from './finding.js';

const TIMEOUT_MS = 5000;

const address = findings('public address');
const site = findings('site');
const proxy = findings('proxy');

/** Checks `PUBLIC_URL`, the site behind it, and the trusted proxies. */
export async function checkAddress(config: AppConfig): Promise<Finding[]> {
  return [judgePublicUrl(config), await checkSite(config), await checkTrust(config)];
}

/** Checks the trusted proxies: the settings, and what a request through the proxies shows. */
async function checkTrust(config: AppConfig): Promise<Finding> {
  const judged = judgeTrust(config);
  if (judged.health === 'fault') return judged;
  const arrival = await requestArrival(config);
  if (arrival === null) return judged;
  const seen = judgeArrival(arrival, config);
  return seen.health === 'ok' && judged.health !== 'ok' ? judged : seen;
}

export function judgePublicUrl({ publicUrl, publicUrlIsLoopback, secure, production }: AppConfig): Finding {
  if (publicUrlIsLoopback) {
    return production
      ? address.warning(
          `PUBLIC_URL is ${publicUrl}, which only works on this machine. Set it to your https address before you open the site.`,
        )
      : address.ok(`PUBLIC_URL is ${publicUrl}, for this machine only.`);
  }
  return secure
    ? address.ok(`PUBLIC_URL is ${publicUrl}.`)
    : address.fault(
        `PUBLIC_URL is ${publicUrl}. Without https, passwords and cookies can be intercepted: terminate TLS at a proxy and set PUBLIC_URL to https.`,
      );
}

/** Requests the site from outside, through its proxies. */
async function checkSite({ publicUrl, secure }: AppConfig): Promise<Finding> {
  try {
    const answer = await fetch(`${publicUrl}/health/ready`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = await answer.text();
    if (answer.status === 503) return site.fault(`${publicUrl} responds, but is not ready for visitors.`);
    if (answer.status !== 200 || !saysReady(body)) {
      return site.fault(
        `Something else responds at ${publicUrl} (status ${answer.status}): check PUBLIC_URL and the proxy's target.`,
      );
    }
    if (secure && !answer.headers.has('strict-transport-security')) {
      return site.warning(
        `${publicUrl} responds without Strict-Transport-Security: a proxy removes the header.`,
      );
    }
    return site.ok(`${publicUrl} responds.`);
  } catch (error) {
    const reason = error instanceof Error && error.cause !== undefined ? error.cause : error;
    return site.warning(`${publicUrl} cannot be reached from here (${reasonOf(reason)}): check PUBLIC_URL.`);
  }
}

function saysReady(body: string): boolean {
  try {
    return (JSON.parse(body) as { status?: unknown } | null)?.status === 'ok';
  } catch {
    return false;
  }
}

/** Whether the addresses of visitors can be told apart and cannot be forged. */
export function judgeTrust({ trustProxy, publicUrlIsLoopback }: AppConfig): Finding {
  if (trustProxy === false || trustProxy === 0) {
    return publicUrlIsLoopback
      ? proxy.ok('TRUST_PROXY is not set; visitors connect directly.')
      : proxy.warning(
          'TRUST_PROXY is not set. Behind a proxy, all visitors would count as one and share the rate limits.',
        );
  }
  if (typeof trustProxy === 'string' && trustProxy.split(',').some((part) => part.trim().endsWith('/0'))) {
    return proxy.fault(
      `TRUST_PROXY is ${trustProxy}, which trusts everyone, so anyone can forge an address. Only list your proxies.`,
    );
  }
  return typeof trustProxy === 'number'
    ? proxy.ok(`TRUST_PROXY trusts ${trustProxy} hops, which must be the number of proxies in front.`)
    : proxy.ok(`TRUST_PROXY trusts ${trustProxy}.`);
}
