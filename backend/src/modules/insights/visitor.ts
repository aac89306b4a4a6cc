import { type IncomingHttpHeaders } from 'node:http';
import { parse } from 'bowser';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { COOKIES } from '../../security/cookies.js';
import { checkDisplayId } from '../accounts/account.rules.js';
import { type DeviceKind } from './insights.rules.js';

/** Longer headers are truncated before they are kept in memory. */
const USER_AGENT_MAX = 500;

/** A visitor who may be counted. */
export interface Visitor {
  /** The address and browser, which distinguish the visitors of a day. Kept in memory only. */
  identity: string;
  device: DeviceKind;
  /** The display ID of the signed-in account, from the cookie set with its session; perhaps a former one. */
  ownDisplayId: string | null;
}

interface VisitorRequest {
  headers: IncomingHttpHeaders;
  /** The client's address, according to `TRUST_PROXY`. */
  clientAddress: string;
  cookies: Record<string, string | undefined>;
}

const DEVICES: Record<string, DeviceKind> = { mobile: 'phone', tablet: 'tablet', desktop: 'desktop' };

/** Caches parsed browsers: parsing is the slowest part of a visit, and a few browsers make most visits. */
const devices = new LRUCache<string, DeviceKind | 'bot'>({ max: 1000 });

/**
 * The visitor who sent a request. Null for those who are not counted: known bots, prefetches, pages of other sites, and
 * people who ask not to be tracked (`DNT`, `Sec-GPC`).
 */
export function readVisitor({ headers, clientAddress, cookies }: VisitorRequest): Visitor | null {
  if (headers['dnt'] === '1' || headers['sec-gpc'] === '1') return null;
  if (isPrefetch(headers) || isCrossSite(headers)) return null;
  const userAgent = headers['user-agent']?.slice(0, USER_AGENT_MAX) ?? '';
  const device = deviceOf(userAgent);
  if (device === 'bot') return null;
  return {
    identity: `${clientAddress} ${userAgent}`,
    device,
    ownDisplayId: readDisplayId(cookies[COOKIES.displayId.name]),
  };
}

/** Anybody can send a cookie of any length, which would be kept in memory. */
function readDisplayId(cookie: string | undefined): string | null {
  return cookie === undefined || checkDisplayId(cookie) !== null ? null : cookie;
}

function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some((value) =>
    /prefetch|prerender/i.test([value].flat().join()),
  );
}

/** Another site could otherwise count views in its visitors' browsers. */
function isCrossSite(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin';
}

/** Every browser sends a `User-Agent`; a client without one is a program. */
function deviceOf(userAgent: string): DeviceKind | 'bot' {
  if (userAgent === '') return 'bot';
  const known = devices.get(userAgent);
  if (known !== undefined) return known;
  const device = isbot(userAgent) ? 'bot' : (DEVICES[parse(userAgent).platform.type ?? ''] ?? 'other');
  devices.set(userAgent, device);
  return device;
}
