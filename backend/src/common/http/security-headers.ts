import { type RequestHandler } from 'express';
import helmet from 'helmet';
import { type AppConfig } from '../../config/app-config.js';

const YEAR_S = 31_536_000;

/** What a page needs allowed: its inline scripts and styles by hash, because a cached page cannot carry a nonce. */
export interface PolicySources {
  scriptHashes: string[];
  styleHashes: string[];
  /** The origins whose frames it may show. */
  frameOrigins: string[];
  /** Whether it may run LinkSwitch, with which its creator earns. */
  allowsLinkSwitch: boolean;
}

/** The origins that LinkSwitch needs allowed. */
interface LinkSwitchOrigins {
  /** Whence scripts may come. */
  scripts: string[];
  /** Whom they may tell: with images and connections. */
  told: string[];
}

/**
 * Whence LinkSwitch comes, and whom it tells (https://www.valuecommerce.ne.jp). Its script asks another host of the
 * company what it is to rewrite. ValueCommerce does not say how, and it takes an account there to see it; a script that
 * older browsers had to be served by would ask for another script, so that is allowed beside images and connections. It
 * trusts nobody more than before: they are the company's whose script runs on the page already.
 *
 * @param script the address of the script
 */
export function linkSwitchOrigins(script: string): LinkSwitchOrigins {
  const { origin } = new URL(script);
  const isAtHome = /^https:\/\/[^:]+\.valuecommerce\.com$/.test(origin);
  return {
    scripts: [origin, 'https://dalc.valuecommerce.com'],
    told: [...(isAtHome ? [] : [origin]), 'https://*.valuecommerce.com'],
  };
}

/** The headers every answer carries; answers that are not pages may load nothing at all. */
export function securityHeaders(secure: boolean): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure ? { maxAge: YEAR_S, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
  });
}

/** The features of a browser that the pages do without. */
export const PERMISSIONS_POLICY =
  'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()';

/** Where browsers report what is against the policy of a page. */
export const POLICY_REPORTS_PATH = '/api/policy-reports';

const REPORTS_GROUP = 'policy';

/** The header that names the place of reports (https://www.w3.org/TR/reporting-1/). */
export const REPORTING_ENDPOINTS = `${REPORTS_GROUP}="${POLICY_REPORTS_PATH}"`;

/** The one policy by which text becomes HTML in the pages (`frontend/src/components/text/trusted-markdown.ts`). */
const MARKDOWN_POLICY = 'hitohira-markdown';

/** The content security policy of a page (CSP Level 3). */
export function pagePolicy(
  { scriptHashes, styleHashes, frameOrigins, allowsLinkSwitch }: PolicySources,
  { frontendDevUrl, shops }: Pick<AppConfig, 'frontendDevUrl' | 'shops'>,
): string {
  // The development server injects its own scripts and styles, and talks to the page over a socket.
  if (frontendDevUrl !== null) return "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
  const quoted = (hashes: string[]) => hashes.map((hash) => ` '${hash.replaceAll("'", '')}'`).join('');
  const listed = (sources: string[]) => sources.map((source) => ` ${source}`).join('');
  const linkSwitch = allowsLinkSwitch ? linkSwitchOrigins(shops.linkSwitchScript) : { scripts: [], told: [] };
  return [
    "default-src 'none'",
    `script-src 'self'${quoted(scriptHashes)}${listed(linkSwitch.scripts)}`,
    `style-src 'self'${quoted(styleHashes)}`,
    // Libraries set positions and sizes on elements; an attribute can load and run nothing here.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${listed(linkSwitch.told)}`,
    "font-src 'self'",
    `connect-src 'self'${listed(linkSwitch.told)}`,
    "manifest-src 'self'",
    ...(frameOrigins.length === 0 ? [] : [`frame-src${listed(frameOrigins)}`]),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    // What LinkSwitch does to a page is its maker's: it makes scripts and HTML of its own.
    ...(allowsLinkSwitch ? [] : ["require-trusted-types-for 'script'", `trusted-types ${MARKDOWN_POLICY}`]),
    // The older of the two ways for browsers that do not know the other.
    `report-uri ${POLICY_REPORTS_PATH}`,
    `report-to ${REPORTS_GROUP}`,
  ].join('; ');
}

/** The policy of the API's own documentation page, whose styles are inline. */
export const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  // No `require-trusted-types-for`: Swagger UI assigns text to `innerHTML` as it starts, and shows nothing where it may not.
  `report-uri ${POLICY_REPORTS_PATH}`,
  `report-to ${REPORTS_GROUP}`,
].join('; ');
