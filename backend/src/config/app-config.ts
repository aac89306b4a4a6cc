import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import {
  decodeKey,
  environmentSchema,
  EMPTY_ALLOWED,
  isLoopbackHost,
  OUTSIDE_ADDRESSES,
  type ProviderName,
  THROTTLE_NAMES,
  type Environment,
  type ThrottleName,
} from './environment.js';
import { logFormat } from './log-format.js';
import { findMisspelt, type MisspeltVariable } from './misspelt.js';
import { loadOrCreateSecrets } from './secrets.js';

/** IndexNow's endpoint, which passes announcements on to all search engines that take part. */
const PUBLIC_INDEXNOW_URL = 'https://api.indexnow.org/indexnow';

/** A limit per key and window. */
export interface ThrottleRule {
  limit: number;
  windowS: number;
}

/** Our OAuth client at a provider. */
export interface ProviderClient {
  id: string;
  secret: string;
}

type Settings = Readonly<ReturnType<typeof readSettings>>;

/** The validated configuration. Durations end in their unit. It is a class to serve as the injection token. */
export abstract class AppConfig extends (Object as unknown as abstract new () => Settings) {}

/** An invalid configuration, with a sentence per variable. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Like `process.env`; replaceable in tests. */
export type EnvironmentSource = Record<string, string | undefined>;

/** The workspace root, with `.env`; relative directories start there. */
export const PROJECT_ROOT = findProjectRoot(import.meta.dirname);

function findProjectRoot(from: string): string {
  const manifest = path.join(from, 'package.json');
  if (existsSync(manifest) && readFileSync(manifest, 'utf8').includes('"workspaces"')) return from;
  const parent = path.dirname(from);
  if (parent === from)
    throw new ConfigurationError('The folder with the workspaces was not found above the server.');
  return findProjectRoot(parent);
}

/** The environment, with defaults from `.env` in the workspace root. */
export function readEnvironment(): EnvironmentSource {
  const file = path.join(PROJECT_ROOT, '.env');
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...fromFile, ...process.env };
}

/**
 * The absolute `DATA_DIR`, without loading the whole configuration.
 *
 * @throws ConfigurationError with each invalid variable and the accepted values
 */
export function dataDirectory(source: EnvironmentSource): string {
  return path.resolve(PROJECT_ROOT, parseEnvironment(source).DATA_DIR);
}

/**
 * Validates the environment and returns the configuration.
 *
 * @throws ConfigurationError with each invalid variable and the accepted values
 */
export function loadConfig(source: EnvironmentSource = readEnvironment()): AppConfig {
  const environment = parseEnvironment(source);
  refuseSamePort(environment);
  const misspelt = findMisspelt(
    Object.keys(source).filter((name) => source[name]),
    Object.keys(environmentSchema.shape),
  );
  return readSettings(environment, misspelt);
}

function readSettings(environment: Environment, misspelt: MisspeltVariable[]) {
  const production = environment.NODE_ENV === 'production';
  const dataDir = path.resolve(PROJECT_ROOT, environment.DATA_DIR);
  const publicUrl = environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`;
  const publicUrlIsLoopback = isLoopbackHost(new URL(publicUrl).hostname);
  return {
    production,
    host: environment.HOST,
    port: environment.PORT,
    /** The site's origin, for absolute URLs. */
    publicUrl,
    /** Whether `publicUrl` is this machine; required for the demo and the open mailbox. */
    publicUrlIsLoopback,
    /** Whether the site uses https; cookies are then Secure. */
    secure: publicUrl.startsWith('https:'),
    dataDir,
    trustProxy: parseTrustProxy(environment.TRUST_PROXY),
    shutdownGraceMs: environment.SHUTDOWN_GRACE_MS,
    /** The port for metrics; null for none. */
    metricsPort: environment.METRICS_PORT ?? null,
    /** The operator's name in the audit log; null for the system user. */
    operator: environment.OPS_OPERATOR ?? null,
    database: {
      url: environment.DATABASE_URL ?? null,
      replicaUrls: environment.DATABASE_REPLICA_URLS,
      /** The maximum lag of a replica that is read. */
      replicaLagS: environment.DATABASE_REPLICA_LAG_S,
      poolSize: environment.DATABASE_POOL_SIZE,
      connectTimeoutS: environment.DATABASE_CONNECT_TIMEOUT_S,
      /** The timeout of statements and of waits for a connection, after which requests get a 503. */
      statementTimeoutS: environment.DATABASE_STATEMENT_TIMEOUT_S,
    },
    /**
     * The memory for public answers that are kept, 0 for none, and how long they are used after the last contact to
     * the database while it is away.
     */
    answers: { cacheBytes: environment.PAGE_CACHE_MB * 1_000_000, staleS: environment.PAGE_STALE_S },
    /** The bucket for pictures (null for `dataDir`), and the quota per account. */
    media: { s3: readS3(environment), quotaBytes: environment.MEDIA_QUOTA_MB * 1_000_000 },
    mail: {
      // Only on this machine: visitors from elsewhere would never get their codes.
      smtpUrl: environment.SMTP_URL ?? (publicUrlIsLoopback ? environment.SMTP_CATCHER_URL : null) ?? null,
      from: environment.MAIL_FROM,
      operator: environment.OPERATOR_EMAIL ?? null,
    },
    secrets: resolveSecrets(environment, production, dataDir),
    sessions: {
      accessTtlS: environment.ACCESS_TOKEN_TTL_S,
      refreshTtlS: environment.REFRESH_TOKEN_TTL_S,
      refreshGraceS: environment.REFRESH_GRACE_S,
    },
    flows: {
      tokenTtlS: environment.FLOW_TOKEN_TTL_S,
      codeTtlS: environment.CODE_TTL_S,
      codeMaxAttempts: environment.CODE_MAX_ATTEMPTS,
    },
    passwords: { bcryptCost: environment.BCRYPT_COST },
    /** The number of wrong passwords that locks an address, and the duration. */
    login: { maxFailures: environment.LOGIN_MAX_FAILURES, lockS: environment.LOGIN_LOCK_S },
    /** Days for which a closed account can be restored. */
    purgeDays: environment.PURGE_DAYS,
    /** Additional hosts to which redirects may lead. */
    redirects: { allowedHosts: environment.REDIRECT_ALLOWED_HOSTS.map((host) => host.toLowerCase()) },
    /**
     * The key that search engines know the site by at IndexNow, and where changes are announced; null for nowhere.
     * Without `INDEXNOW_URL` a site on this machine announces nothing.
     */
    indexNow: readIndexNow(environment, publicUrlIsLoopback),
    /** The operator's site for help, terms, privacy and contact; null for this site's pages. */
    helpUrl: environment.HELP_URL ?? null,
    throttles: readThrottles(environment),
    log: { level: environment.LOG_LEVEL, format: logFormat(environment.LOG_FORMAT) },
    providers: readProviders(environment),
    /** How pages are read that creators link to. */
    previews: {
      /** Whether they are read at all. */
      fetch: environment.PREVIEW_FETCH === 'on',
      /** The time limit for a page and its picture. */
      timeoutMs: environment.PREVIEW_TIMEOUT_MS,
      /** The origins on this machine that stand in for hosts; none in production. */
      standIns: new Map(
        environment.PREVIEW_STAND_INS.map((entry) => {
          const [host = '', origin = ''] = entry.split('=');
          return [host.toLowerCase(), origin];
        }),
      ),
    },
    /** The shops in which visitors search for items, and the affiliate services. */
    shops: {
      /** The search URL of each mall, with `{kw}` for the keyword in the path or query. */
      searches: {
        amazon: environment.MALL_AMAZON_SEARCH,
        rakuten: environment.MALL_RAKUTEN_SEARCH,
        yahoo: environment.MALL_YAHOO_SEARCH,
      },
      /** The redirect URL of ValueCommerce's MyLink, without a query. */
      referralBase: environment.VC_REFERRAL_BASE,
      /** The script of ValueCommerce's LinkSwitch, which rewrites links in the browser. */
      linkSwitchScript: environment.VC_LINKSWITCH_SRC,
    },
    /** Vite's server in development; null for the built pages. */
    frontendDevUrl: environment.FRONTEND_DEV_URL ?? null,
    seedDemo: environment.SEED_DEMO ?? null,
    /** The creator whose page the landing page links to as an example; null for none. */
    exampleDisplayId: environment.EXAMPLE_DISPLAY_ID ?? null,
    /** Whether this process processes jobs; commands only enqueue them. */
    takesJobs: true,
    /** Variables that look misspelt. */
    misspelt,
  };
}

function parseEnvironment(source: EnvironmentSource): Environment {
  const set = Object.fromEntries(
    Object.entries(source).filter(
      ([name, value]) => value !== undefined && (value !== '' || EMPTY_ALLOWED.includes(name)),
    ),
  );
  const parsed = environmentSchema.safeParse(set);
  if (parsed.success) {
    refusePlainHttp(parsed.data);
    refuseStandIns(parsed.data);
    return parsed.data;
  }
  const sentences = new Map(parsed.error.issues.map((issue) => [String(issue.path[0]), issue.message]));
  throw new ConfigurationError([...sentences].map(([name, accepts]) => `${name} ${accepts}.`).join('\n'));
}

/**
 * The client of a provider, or null.
 *
 * @throws ConfigurationError when only one of id and secret is set
 */
function readClient(environment: Environment, provider: ProviderName): ProviderClient | null {
  const [idName, secretName] = [`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`] as const;
  const [id, secret] = [environment[idName], environment[secretName]];
  if (id !== undefined && secret !== undefined) return { id, secret };
  if (id === undefined && secret === undefined) return null;
  const [given, missing] = id === undefined ? [secretName, idName] : [idName, secretName];
  throw new ConfigurationError(`${missing} is required where ${given} is set.`);
}

/** The login and linking providers; one without a client is disabled. */
function readProviders(environment: Environment) {
  return {
    /** The total timeout of the calls for one request. */
    httpTimeoutMs: environment.PROVIDER_HTTP_TIMEOUT_MS,
    /** The time limit of an OAuth flow. */
    stateTtlS: environment.OAUTH_STATE_TTL_S,
    /** The circuit breaker: consecutive failures, and the pause. */
    breaker: {
      failures: environment.PROVIDER_BREAKER_FAILURES,
      restS: environment.PROVIDER_BREAKER_REST_S,
    },
    /** Additional origins from which pictures are copied. */
    imageOrigins: environment.PROVIDER_IMAGE_ORIGINS,
    /** Google, for YouTube. */
    google: {
      client: readClient(environment, 'GOOGLE'),
      authUrl: environment.GOOGLE_AUTH_URL,
      tokenUrl: environment.GOOGLE_TOKEN_URL,
      revokeUrl: environment.GOOGLE_REVOKE_URL,
      youtubeBase: environment.YOUTUBE_API_BASE,
    },
    /** Instagram Login, which uses three hosts. */
    instagram: {
      client: readClient(environment, 'INSTAGRAM'),
      authBase: environment.INSTAGRAM_AUTH_BASE,
      apiBase: environment.INSTAGRAM_API_BASE,
      /** The Graph API and its version; null for an unversioned URL. */
      graphBase: environment.INSTAGRAM_GRAPH_BASE,
      graphVersion: environment.INSTAGRAM_GRAPH_VERSION,
    },
    /** A website for authorization, and an API. */
    tiktok: {
      client: readClient(environment, 'TIKTOK'),
      webBase: environment.TIKTOK_WEB_BASE,
      apiBase: environment.TIKTOK_API_BASE,
    },
    /** A website for authorization, and an API. */
    x: {
      client: readClient(environment, 'X'),
      webBase: environment.X_WEB_BASE,
      apiBase: environment.X_API_BASE,
    },
    /** LINE Login. */
    line: {
      client: readClient(environment, 'LINE'),
      accessBase: environment.LINE_ACCESS_BASE,
      apiBase: environment.LINE_API_BASE,
      /** The issuer of the ID tokens. */
      issuer: environment.LINE_ISSUER,
    },
  };
}

function readIndexNow(
  { INDEXNOW_KEY, INDEXNOW_URL }: Environment,
  publicUrlIsLoopback: boolean,
): { key: string | null; url: string | null } {
  const key = INDEXNOW_KEY ?? null;
  const url = INDEXNOW_URL ?? (publicUrlIsLoopback ? null : PUBLIC_INDEXNOW_URL);
  return { key, url: key === null ? null : url };
}

/**
 * The bucket for media, or null.
 *
 * @throws ConfigurationError when settings for S3 are missing
 */
function readS3(environment: Environment) {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = environment;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if ([bucket, endpoint, accessKeyId, secretAccessKey].every((value) => value === undefined)) return null;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
    const missing = needed.filter((name) => environment[name] === undefined);
    throw new ConfigurationError(
      missing.map((name) => `${name} is required where media are kept in S3.`).join('\n'),
    );
  }
  return {
    bucket,
    /** The store's URL; null for Amazon's, which the region determines. */
    endpoint: endpoint ?? null,
    region: environment.S3_REGION,
    accessKeyId,
    secretAccessKey,
    forcePathStyle: environment.S3_FORCE_PATH_STYLE,
  };
}

/** @throws ConfigurationError for external URLs with plain http in production */
function refusePlainHttp(environment: Environment): void {
  if (environment.NODE_ENV !== 'production') return;
  const isPlain = (address: string) => address.startsWith('http:');
  const plain: string[] = OUTSIDE_ADDRESSES.filter((name) => isPlain(environment[name]));
  if (environment.PROVIDER_IMAGE_ORIGINS.some(isPlain)) plain.push('PROVIDER_IMAGE_ORIGINS');
  if (isPlain(environment.INDEXNOW_URL ?? '')) plain.push('INDEXNOW_URL');
  if (plain.length === 0) return;
  throw new ConfigurationError(
    plain.map((name) => `${name} accepts an https address when NODE_ENV is production.`).join('\n'),
  );
}

/** @throws ConfigurationError for stand-ins in production, where pages are read from their own hosts only */
function refuseStandIns({ NODE_ENV, PREVIEW_STAND_INS }: Environment): void {
  if (NODE_ENV === 'production' && PREVIEW_STAND_INS.length > 0)
    throw new ConfigurationError('PREVIEW_STAND_INS accepts nothing when NODE_ENV is production.');
}

/** @throws ConfigurationError when visitors and metrics share a port */
function refuseSamePort({ PORT, METRICS_PORT }: Environment): void {
  if (METRICS_PORT === PORT)
    throw new ConfigurationError(
      `METRICS_PORT is ${PORT}, as PORT is: set it to another port, which visitors cannot reach.`,
    );
}

function readThrottles(environment: Environment): Record<ThrottleName, ThrottleRule> {
  const rules = THROTTLE_NAMES.map((name) => [
    name,
    { limit: environment[`THROTTLE_${name}_LIMIT`], windowS: environment[`THROTTLE_${name}_WINDOW_S`] },
  ]);
  return Object.fromEntries(rules) as Record<ThrottleName, ThrottleRule>;
}

function parseTrustProxy(value: string | undefined): string | number | false {
  if (value === undefined) return false;
  return /^\d+$/.test(value) ? Number(value) : value;
}

function resolveSecrets(environment: Environment, production: boolean, dataDir: string) {
  const names = ['JWT_SECRET', 'ENCRYPTION_KEY', 'PASSWORD_PEPPER'] as const;
  const missing = names.filter((name) => environment[name] === undefined);
  if (production && missing.length > 0) {
    throw new ConfigurationError(
      missing.map((name) => `${name} is required when NODE_ENV is production.`).join('\n'),
    );
  }
  const stored = missing.length > 0 ? readStoredSecrets(dataDir) : null;
  const value = (name: (typeof names)[number]) => environment[name] ?? stored?.[name] ?? '';
  const encryption = decodeKey(value('ENCRYPTION_KEY'));
  if (!encryption)
    throw new ConfigurationError('ENCRYPTION_KEY accepts 32 bytes as 64 hexadecimal digits or in base64.');
  const previous = environment.ENCRYPTION_KEY_PREVIOUS;
  return {
    jwt: value('JWT_SECRET'),
    jwtPrevious: environment.JWT_SECRET_PREVIOUS ?? null,
    pepper: value('PASSWORD_PEPPER'),
    encryption,
    encryptionPrevious: previous === undefined ? null : decodeKey(previous),
  };
}

function readStoredSecrets(dataDir: string) {
  try {
    return loadOrCreateSecrets(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError(`DATA_DIR ${dataDir} cannot keep the server's secrets: ${reason}.`);
  }
}
