import { type RequestHandler } from 'express';
import helmet from 'helmet';

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

/**
 * Where LinkSwitch comes from, and whom it tells (https://www.valuecommerce.ne.jp). The script of the first host asks
 * the second one what it is to rewrite. ValueCommerce does not say how, and it takes an account there to see it; a script
 * that older browsers had to be served by would ask for another script, so that is allowed beside images and connections.
 * It trusts nobody more than before: both hosts are of the company whose script runs on the page already.
 */
export const LINK_SWITCH = {
  scripts: ['https://aml.valuecommerce.com', 'https://dalc.valuecommerce.com'],
  others: 'https://*.valuecommerce.com',
} as const;

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

/** The content security policy of a page (CSP Level 3). */
export function pagePolicy(
  { scriptHashes, styleHashes, frameOrigins, allowsLinkSwitch }: PolicySources,
  { frontendDevUrl }: { frontendDevUrl: string | null },
): string {
  // The development server injects its own scripts and styles, and talks to the page over a socket.
  if (frontendDevUrl !== null) return "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
  const quoted = (hashes: string[]) => hashes.map((hash) => ` '${hash.replaceAll("'", '')}'`).join('');
  const told = allowsLinkSwitch ? ` ${LINK_SWITCH.others}` : '';
  return [
    "default-src 'none'",
    `script-src 'self'${quoted(scriptHashes)}${allowsLinkSwitch ? ` ${LINK_SWITCH.scripts.join(' ')}` : ''}`,
    `style-src 'self'${quoted(styleHashes)}`,
    // Libraries set positions and sizes on elements; an attribute can load and run nothing here.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${told}`,
    "font-src 'self'",
    `connect-src 'self'${told}`,
    "manifest-src 'self'",
    ...(frameOrigins.length === 0 ? [] : [`frame-src ${frameOrigins.join(' ')}`]),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** The policy of the API's own documentation page, whose styles are inline. */
export const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; base-uri 'none'";
