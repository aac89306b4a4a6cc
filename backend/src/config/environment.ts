import { isIP } from 'node:net';
import { z } from 'zod';

/** Whether a host is loopback. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}

const text = (accepts: string) => z.string({ error: accepts }).trim();

function integer(fallback: number, min: number, max: number) {
  const accepts = `accepts a whole number from ${min} to ${max}`;
  return text(accepts)
    .regex(/^-?\d+$/, accepts)
    .transform(Number)
    .pipe(z.number().min(min, accepts).max(max, accepts))
    .default(fallback);
}

const flag = text('accepts 1, 0, true or false')
  .toLowerCase()
  .pipe(z.enum(['1', '0', 'true', 'false'], { error: 'accepts 1, 0, true or false' }))
  .transform((value) => value === '1' || value === 'true');

const seconds = (fallback: number, max = 31_536_000) => integer(fallback, 1, max);

function parseUrl(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null;
}

/** Whether a URL is absolute, without user info, and https, or http on this machine. */
function isServiceUrl(url: URL | null): url is URL {
  if (!url || url.username || url.password) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname));
}

function serviceUrl(fallback: string) {
  const accepts = 'accepts an https address (http on a loopback host)';
  return text(accepts)
    .refine((value) => isServiceUrl(parseUrl(value)), accepts)
    .transform((value) => value.replace(/\/+$/, ''))
    .default(fallback);
}

/** A service's URL without a default. */
const optionalServiceUrl = (() => {
  const accepts = 'accepts an https address (http on a loopback host)';
  return text(accepts)
    .refine((value) => isServiceUrl(parseUrl(value)), accepts)
    .optional();
})();

/** A service's URL to which a query is added. */
function queriedUrl(fallback: string) {
  const accepts = 'accepts an https address without a query (http on a loopback host)';
  return text(accepts)
    .refine((value) => isServiceUrl(parseUrl(value)) && !/[?#]/.test(value), accepts)
    .default(fallback);
}

/** A mall's search URL with `{kw}` for the keyword. */
function searchUrl(fallback: string) {
  const accepts =
    'accepts an https address (http on a loopback host) with {kw} once in its path or its query';
  return text(accepts)
    .refine((value) => {
      const url = parseUrl(value);
      // The keyword must not be in the host or the fragment.
      return (
        isServiceUrl(url) && !/[{}]/.test(url.host) && url.hash === '' && value.split('{kw}').length === 2
      );
    }, accepts)
    .default(fallback);
}

const withProtocol = (protocols: readonly string[], accepts: string) =>
  text(accepts).refine((value) => protocols.includes(parseUrl(value)?.protocol ?? ''), accepts);

const list = (item: z.ZodType<string, string>) =>
  text('accepts a list separated by commas')
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(item))
    .default([]);

const httpOrigin = (accepts: string) =>
  text(accepts)
    .refine((value) => {
      const url = parseUrl(value);
      return (
        url !== null &&
        ['http:', 'https:'].includes(url.protocol) &&
        !url.username &&
        !url.password &&
        url.pathname === '/' &&
        !url.search &&
        !url.hash
      );
    }, accepts)
    .transform((value) => new URL(value).origin);

const imageOrigin = (() => {
  const accepts = 'accepts https origins separated by commas (http on a loopback host)';
  return httpOrigin(accepts).refine((value) => {
    const { protocol, hostname } = new URL(value);
    return protocol === 'https:' || isLoopbackHost(hostname);
  }, accepts);
})();

/** A host whose pages are read from an origin on this machine. */
const standIn = (() => {
  const accepts =
    'accepts hosts with an http origin on a loopback host, like shop.example=http://127.0.0.1:4000';
  return text(accepts)
    .regex(/^[a-z0-9.-]+=/i, accepts)
    .refine((value) => {
      const origin = value.slice(value.indexOf('=') + 1);
      const url = parseUrl(origin);
      return url?.origin === origin && url.protocol === 'http:' && isLoopbackHost(url.hostname);
    }, accepts);
})();

const secret = (bytes: number) => {
  const accepts = `accepts a secret of at least ${bytes} characters`;
  return text(accepts).min(bytes, accepts);
};

const encryptionKey = (() => {
  const accepts = 'accepts 32 bytes as 64 hexadecimal digits or in base64';
  return text(accepts).refine((value) => decodeKey(value) !== null, accepts);
})();

/** Decodes a 256-bit key in hexadecimal or base64, or null. */
export function decodeKey(value: string): Buffer | null {
  if (/^[0-9a-f]{64}$/i.test(value)) return Buffer.from(value, 'hex');
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(value)) return null;
  return Buffer.from(value, 'base64url');
}

const POSTGRES_URL = 'accepts an address like postgres://user:password@host:5432/database';
const TRUST_PROXY = 'accepts loopback, a number of hops, or IP addresses and subnets separated by commas';
const GRAPH_VERSION = 'accepts a version like v26.0, or nothing';
const ADDRESS = 'accepts an e-mail address, also as Name <address>';

const EXAMPLE_DISPLAY_ID = 'accepts the display ID of a creator';

const INDEXNOW_KEY = 'accepts 8 to 128 letters, digits and hyphens';

const SMTP_URL = 'accepts an address like smtp://user:password@host:587';

const address = text(ADDRESS).refine(
  (value) => /^(?:[^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/.test(value),
  ADDRESS,
);

/** The throttles, with their default limit and window in seconds. */
const THROTTLES = {
  LOGIN: [25, 300],
  SIGNUP: [20, 1800],
  CONTACT: [5, 1800],
  VALIDATION: [60, 60],
  UPLOAD: [60, 1800],
  EXPORT: [10, 86400],
  IMPORT: [20, 3600],
  PROVIDER: [600, 1800],
  PREVIEW: [30, 600],
  PREVIEW_HOST: [120, 600],
  READ: [3000, 300],
  WRITE: [600, 300],
  RENDER: [300, 60],
  REPORT: [60, 60],
  PRESS: [120, 60],
  MAIL_MINUTE: [1, 60],
  MAIL_HOUR: [5, 3600],
  MAIL_CLIENT: [20, 3600],
  MAIL_ACCOUNT: [30, 86400],
  WRONG_CODE: [50, 86400],
} as const;

/** The names of throttles, as in `THROTTLE_<NAME>_LIMIT` and `THROTTLE_<NAME>_WINDOW_S`. */
export type ThrottleName = keyof typeof THROTTLES;
export const THROTTLE_NAMES = Object.keys(THROTTLES) as ThrottleName[];

type ThrottleVariable = `THROTTLE_${ThrottleName}_${'LIMIT' | 'WINDOW_S'}`;

const throttleVariables = Object.fromEntries(
  THROTTLE_NAMES.flatMap((name) => [
    [`THROTTLE_${name}_LIMIT`, integer(THROTTLES[name][0], 1, 1_000_000)],
    [`THROTTLE_${name}_WINDOW_S`, seconds(THROTTLES[name][1])],
  ]),
) as Record<ThrottleVariable, ReturnType<typeof integer>>;

/** The URLs of providers. */
const providerAddresses = {
  GOOGLE_AUTH_URL: serviceUrl('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: serviceUrl('https://oauth2.googleapis.com/token'),
  GOOGLE_REVOKE_URL: serviceUrl('https://oauth2.googleapis.com/revoke'),
  YOUTUBE_API_BASE: serviceUrl('https://www.googleapis.com'),
  INSTAGRAM_AUTH_BASE: serviceUrl('https://www.instagram.com'),
  INSTAGRAM_API_BASE: serviceUrl('https://api.instagram.com'),
  INSTAGRAM_GRAPH_BASE: serviceUrl('https://graph.instagram.com'),
  TIKTOK_WEB_BASE: serviceUrl('https://www.tiktok.com'),
  TIKTOK_API_BASE: serviceUrl('https://open.tiktokapis.com'),
  X_WEB_BASE: serviceUrl('https://x.com'),
  X_API_BASE: serviceUrl('https://api.x.com'),
  LINE_ACCESS_BASE: serviceUrl('https://access.line.me'),
  LINE_API_BASE: serviceUrl('https://api.line.me'),
  LINE_ISSUER: serviceUrl('https://access.line.me'),
};

/** The URLs of shops and affiliate services. */
const shopAddresses = {
  VC_REFERRAL_BASE: queriedUrl('https://ck.jp.ap.valuecommerce.com/servlet/referral'),
  VC_LINKSWITCH_SRC: serviceUrl('https://aml.valuecommerce.com/vcdal.js'),
  MALL_AMAZON_SEARCH: searchUrl('https://www.amazon.co.jp/s?k={kw}'),
  MALL_RAKUTEN_SEARCH: searchUrl('https://search.rakuten.co.jp/search/mall/{kw}/'),
  MALL_YAHOO_SEARCH: searchUrl('https://shopping.yahoo.co.jp/search?p={kw}'),
};

type OutsideAddress = keyof typeof providerAddresses | keyof typeof shopAddresses;

/** The variables with external URLs. */
export const OUTSIDE_ADDRESSES = Object.keys({ ...providerAddresses, ...shopAddresses }) as OutsideAddress[];

/** The providers in `<PROVIDER>_CLIENT_ID` and `<PROVIDER>_CLIENT_SECRET`. */
export type ProviderName = 'GOOGLE' | 'INSTAGRAM' | 'TIKTOK' | 'X' | 'LINE';

/**
 * All environment variables with their accepted values and defaults. An empty string counts as unset, except for
 * `EMPTY_ALLOWED`. `.env.example` lists the same names.
 */
export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], { error: 'accepts development, test or production' })
    .default('development'),
  PORT: integer(3000, 1, 65535),
  HOST: text('accepts a host name or IP address').default('127.0.0.1'),
  PUBLIC_URL: httpOrigin('accepts the origin visitors use, like https://example.com').optional(),
  DATA_DIR: text('accepts a directory').default('.data'),
  DATABASE_URL: withProtocol(['postgres:', 'postgresql:'], POSTGRES_URL).optional(),
  DATABASE_REPLICA_URLS: list(withProtocol(['postgres:', 'postgresql:'], POSTGRES_URL)),
  DATABASE_REPLICA_LAG_S: seconds(5, 3600),
  DATABASE_POOL_SIZE: integer(10, 2, 1000),
  DATABASE_CONNECT_TIMEOUT_S: seconds(30, 3600),
  DATABASE_STATEMENT_TIMEOUT_S: seconds(2, 60),
  S3_ENDPOINT: withProtocol(['http:', 'https:'], 'accepts an http or https address').optional(),
  S3_REGION: text('accepts a region name').default('us-east-1'),
  S3_BUCKET: text('accepts a bucket name').optional(),
  S3_ACCESS_KEY_ID: text('accepts an access key').optional(),
  S3_SECRET_ACCESS_KEY: text('accepts a secret key').optional(),
  S3_FORCE_PATH_STYLE: flag.default(false),
  PAGE_CACHE_MB: integer(64, 0, 1_000_000),
  PAGE_STALE_S: integer(300, 0, 86_400),
  MEDIA_QUOTA_MB: integer(500, 1, 1_000_000),
  SMTP_URL: withProtocol(['smtp:', 'smtps:'], SMTP_URL).optional(),
  SMTP_CATCHER_URL: withProtocol(['smtp:', 'smtps:'], SMTP_URL).optional(),
  MAIL_FROM: address.default('Hitohira <no-reply@localhost>'),
  OPERATOR_EMAIL: address.optional(),
  JWT_SECRET: secret(32).optional(),
  JWT_SECRET_PREVIOUS: secret(32).optional(),
  ENCRYPTION_KEY: encryptionKey.optional(),
  ENCRYPTION_KEY_PREVIOUS: encryptionKey.optional(),
  PASSWORD_PEPPER: secret(32).optional(),
  TRUST_PROXY: text(TRUST_PROXY)
    .refine(
      (value) =>
        value === 'loopback' ||
        /^\d{1,2}$/.test(value) ||
        value.split(',').every((part) => isIP(part.trim().replace(/\/\d{1,3}$/, '')) !== 0),
      TRUST_PROXY,
    )
    .optional(),
  ACCESS_TOKEN_TTL_S: seconds(3600),
  REFRESH_TOKEN_TTL_S: seconds(2_592_000),
  REFRESH_GRACE_S: seconds(10, 3600),
  FLOW_TOKEN_TTL_S: seconds(3600),
  CODE_TTL_S: seconds(600),
  CODE_MAX_ATTEMPTS: integer(5, 1, 100),
  LOGIN_MAX_FAILURES: integer(10, 1, 1000),
  LOGIN_LOCK_S: seconds(900),
  BCRYPT_COST: integer(12, 4, 16),
  PURGE_DAYS: integer(7, 0, 365),
  SHUTDOWN_GRACE_MS: integer(7000, 100, 600_000),
  ...throttleVariables,
  REDIRECT_ALLOWED_HOSTS: list(text('accepts host names').regex(/^[a-z0-9.-]+$/i, 'accepts host names')),
  HELP_URL: withProtocol(['https:'], 'accepts an https address').optional(),
  INDEXNOW_KEY: text(INDEXNOW_KEY)
    .regex(/^[A-Za-z0-9-]{8,128}$/, INDEXNOW_KEY)
    .optional(),
  INDEXNOW_URL: optionalServiceUrl,
  OPS_OPERATOR: text('accepts a name of at most 100 characters')
    .max(100, 'accepts a name of at most 100 characters')
    .optional(),
  METRICS_PORT: text('accepts a port from 1 to 65535')
    .regex(/^\d{1,5}$/, 'accepts a port from 1 to 65535')
    .transform(Number)
    .pipe(z.number().min(1, 'accepts a port from 1 to 65535').max(65535, 'accepts a port from 1 to 65535'))
    .optional(),
  SEED_DEMO: flag.optional(),
  EXAMPLE_DISPLAY_ID: text(EXAMPLE_DISPLAY_ID)
    .regex(/^[A-Za-z0-9][\w.-]{0,29}$/, EXAMPLE_DISPLAY_ID)
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'accepts fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  LOG_FORMAT: z.enum(['pretty', 'json'], { error: 'accepts pretty or json' }).optional(),
  GOOGLE_CLIENT_ID: text('accepts a client id').optional(),
  GOOGLE_CLIENT_SECRET: text('accepts a client secret').optional(),
  INSTAGRAM_CLIENT_ID: text('accepts a client id').optional(),
  INSTAGRAM_CLIENT_SECRET: text('accepts a client secret').optional(),
  TIKTOK_CLIENT_ID: text('accepts a client id').optional(),
  TIKTOK_CLIENT_SECRET: text('accepts a client secret').optional(),
  X_CLIENT_ID: text('accepts a client id').optional(),
  X_CLIENT_SECRET: text('accepts a client secret').optional(),
  LINE_CLIENT_ID: text('accepts a client id').optional(),
  LINE_CLIENT_SECRET: text('accepts a client secret').optional(),
  ...providerAddresses,
  INSTAGRAM_GRAPH_VERSION: text(GRAPH_VERSION)
    .regex(/^(?:v\d{1,3}\.\d{1,3}|none)?$/, GRAPH_VERSION)
    .transform((value) => (value === '' || value === 'none' ? null : value))
    .default('v26.0'),
  ...shopAddresses,
  PROVIDER_HTTP_TIMEOUT_MS: integer(5000, 1, 120_000),
  OAUTH_STATE_TTL_S: seconds(1200),
  PROVIDER_BREAKER_FAILURES: integer(5, 1, 1_000_000),
  PROVIDER_BREAKER_REST_S: seconds(30),
  PROVIDER_IMAGE_ORIGINS: list(imageOrigin),
  PREVIEW_FETCH: z.enum(['on', 'off'], { error: 'accepts on or off' }).default('on'),
  PREVIEW_TIMEOUT_MS: integer(5000, 1, 120_000),
  PREVIEW_STAND_INS: list(standIn),
  FRONTEND_DEV_URL: httpOrigin('accepts the origin of the page server in development').optional(),
});

/** Variables for which the empty string is a value. */
export const EMPTY_ALLOWED: readonly string[] = ['INSTAGRAM_GRAPH_VERSION'];

export type Environment = z.infer<typeof environmentSchema>;
