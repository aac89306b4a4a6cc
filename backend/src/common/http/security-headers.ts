import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { type AppConfig } from '../../config/app-config.js';

const YEAR_S = 31_536_000;

/**
 * The sources a page needs. Inline scripts and styles are allowed by hash, because a cached page cannot use a nonce.
 */
export interface PolicySources {
  scriptHashes: string[];
  styleHashes: string[];
  frameOrigins: string[];
  allowsLinkSwitch: boolean;
}

/** The origins for LinkSwitch. */
interface LinkSwitchOrigins {
  scripts: string[];
  /** For images and connections. */
  told: string[];
}

/**
 * The origins of LinkSwitch (https://www.valuecommerce.ne.jp). Its undocumented script contacts another host of the
 * company, with images, connections or, for older browsers, a script. Allowing the host extends no trust: the company's
 * script already runs on the page.
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

/** The headers of every response, computed once; responses other than pages may load nothing. */
export function commonHeaders(secure: boolean): Map<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  securityHeaders(secure)(request, response, () => undefined);
  response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
  return new Map(response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]));
}

function securityHeaders(secure: boolean): ReturnType<typeof helmet> {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure ? { maxAge: YEAR_S, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
    // For obsolete browsers and plugins; each header costs time in every response.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}

const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()';

/** Lets scripts of every site read a response, without credentials. */
export const OPEN_TO_SCRIPTS = new Map([['Access-Control-Allow-Origin', '*']]);

/** Where browsers report violations of a page's policy. */
export const POLICY_REPORTS_PATH = '/api/policy-reports';

const REPORTS_GROUP = 'policy';

/** The `Reporting-Endpoints` header (https://www.w3.org/TR/reporting-1/). */
export const REPORTING_ENDPOINTS = `${REPORTS_GROUP}="${POLICY_REPORTS_PATH}"`;

/** The trusted types policy for HTML (`frontend/src/components/text/trusted-markdown.ts`). */
const MARKDOWN_POLICY = 'hitohira-markdown';

/** The content security policy of a page (CSP Level 3). */
export function pagePolicy(
  { scriptHashes, styleHashes, frameOrigins, allowsLinkSwitch }: PolicySources,
  { frontendDevUrl, shops }: Pick<AppConfig, 'frontendDevUrl' | 'shops'>,
): string {
  // The development server injects scripts and styles and opens a WebSocket.
  if (frontendDevUrl !== null) return "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
  const quoted = (hashes: string[]) => hashes.map((hash) => ` '${hash.replaceAll("'", '')}'`).join('');
  const listed = (sources: string[]) => sources.map((source) => ` ${source}`).join('');
  const linkSwitch = allowsLinkSwitch ? linkSwitchOrigins(shops.linkSwitchScript) : { scripts: [], told: [] };
  return [
    "default-src 'none'",
    `script-src 'self'${quoted(scriptHashes)}${listed(linkSwitch.scripts)}`,
    `style-src 'self'${quoted(styleHashes)}`,
    // Libraries set inline styles, which cannot load or run anything.
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
    // LinkSwitch creates scripts and HTML without trusted types.
    ...(allowsLinkSwitch ? [] : ["require-trusted-types-for 'script'", `trusted-types ${MARKDOWN_POLICY}`]),
    // For browsers without `report-to`.
    `report-uri ${POLICY_REPORTS_PATH}`,
    `report-to ${REPORTS_GROUP}`,
  ].join('; ');
}

/** The policy of the API documentation, whose styles are inline. */
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
  // No `require-trusted-types-for`: Swagger UI assigns to `innerHTML`.
  `report-uri ${POLICY_REPORTS_PATH}`,
  `report-to ${REPORTS_GROUP}`,
].join('; ');
