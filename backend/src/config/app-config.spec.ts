import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { ConfigurationError, type EnvironmentSource, loadConfig, PROJECT_ROOT } from './app-config.js';
import { environmentSchema } from './environment.js';

const SECRETS = {
  JWT_SECRET: 'j'.repeat(32),
  PASSWORD_PEPPER: 'p'.repeat(32),
  ENCRYPTION_KEY: 'ab'.repeat(32),
};

function failureOf(source: EnvironmentSource): string {
  try {
    loadConfig({ ...SECRETS, ...source });
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  throw new Error('The configuration was accepted.');
}

describe('the defaults', () => {
  const config = loadConfig(SECRETS);

  it("are the product's", () => {
    expect(config).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      publicUrlIsLoopback: true,
      secure: false,
      dataDir: path.join(PROJECT_ROOT, '.data'),
      trustProxy: false,
      shutdownGraceMs: 7000,
      metricsPort: null,
      database: {
        url: null,
        replicaUrls: [],
        replicaLagS: 5,
        poolSize: 10,
        connectTimeoutS: 30,
        statementTimeoutS: 2,
      },
      mail: { smtpUrl: null, operator: null },
      sessions: { accessTtlS: 3600, refreshTtlS: 2_592_000, refreshGraceS: 10 },
      flows: { tokenTtlS: 3600, codeTtlS: 600, codeMaxAttempts: 5 },
      passwords: { bcryptCost: 12 },
      shops: {
        searches: {
          amazon: 'https://www.amazon.co.jp/s?k={kw}',
          rakuten: 'https://search.rakuten.co.jp/search/mall/{kw}/',
          yahoo: 'https://shopping.yahoo.co.jp/search?p={kw}',
        },
        referralBase: 'https://ck.jp.ap.valuecommerce.com/servlet/referral',
        linkSwitchScript: 'https://aml.valuecommerce.com/vcdal.js',
      },
      frontendDevUrl: null,
      seedDemo: null,
      exampleDisplayId: null,
    });
    expect(config.log.level).toBe('info');
  });

  it('match the documented throttles', () => {
    expect(config.throttles).toEqual({
      LOGIN: { limit: 25, windowS: 300 },
      SIGNUP: { limit: 20, windowS: 1800 },
      CONTACT: { limit: 5, windowS: 1800 },
      VALIDATION: { limit: 60, windowS: 60 },
      UPLOAD: { limit: 60, windowS: 1800 },
      PROVIDER: { limit: 600, windowS: 1800 },
      EXPORT: { limit: 10, windowS: 86_400 },
      IMPORT: { limit: 20, windowS: 3600 },
      PREVIEW: { limit: 30, windowS: 600 },
      PREVIEW_HOST: { limit: 120, windowS: 600 },
      READ: { limit: 3000, windowS: 300 },
      WRITE: { limit: 600, windowS: 300 },
      RENDER: { limit: 300, windowS: 60 },
      REPORT: { limit: 60, windowS: 60 },
      PRESS: { limit: 120, windowS: 60 },
      MAIL_MINUTE: { limit: 1, windowS: 60 },
      MAIL_HOUR: { limit: 5, windowS: 3600 },
      MAIL_CLIENT: { limit: 20, windowS: 3600 },
      MAIL_ACCOUNT: { limit: 30, windowS: 86_400 },
      WRONG_CODE: { limit: 50, windowS: 86_400 },
    });
  });

  it('apply to empty variables as well', () => {
    expect(loadConfig({ ...SECRETS, PORT: '', PUBLIC_URL: '', BCRYPT_COST: '' })).toEqual(config);
  });
});

describe('derived settings', () => {
  it.each([
    [undefined, 'v26.0'],
    ['', null],
    ['none', null],
    ['v25.0', 'v25.0'],
  ])('include the Instagram version for INSTAGRAM_GRAPH_VERSION=%s', (value, version) => {
    const { providers } = loadConfig({ ...SECRETS, INSTAGRAM_GRAPH_VERSION: value });
    expect(providers.instagram.graphVersion).toBe(version);
  });

  it('include the public URL from the port, without a path', () => {
    expect(loadConfig({ ...SECRETS, PORT: '4100' }).publicUrl).toBe('http://localhost:4100');
    expect(loadConfig({ ...SECRETS, PUBLIC_URL: 'https://Example.com/' })).toMatchObject({
      publicUrl: 'https://example.com',
      publicUrlIsLoopback: false,
      secure: true,
    });
  });

  it.each([
    ['http://localhost:8080', '', 'smtp://mail:1025'],
    ['https://hitohira.example', '', null],
    ['https://hitohira.example', 'smtp://relay:25', 'smtp://relay:25'],
    ['http://localhost:8080', 'smtp://relay:25', 'smtp://relay:25'],
  ])('include, for PUBLIC_URL=%s and SMTP_URL=%s, the mail server %s', (PUBLIC_URL, SMTP_URL, smtpUrl) => {
    const source = { ...SECRETS, PUBLIC_URL, SMTP_URL, SMTP_CATCHER_URL: 'smtp://mail:1025' };
    expect(loadConfig(source).mail.smtpUrl).toBe(smtpUrl);
  });

  it.each([
    ['loopback', 'loopback'],
    ['2', 2],
    ['10.0.0.1, 192.168.0.0/16', '10.0.0.1, 192.168.0.0/16'],
  ])('include the proxies of TRUST_PROXY=%s', (value, trusted) => {
    expect(loadConfig({ ...SECRETS, TRUST_PROXY: value }).trustProxy).toBe(trusted);
  });

  it.each([
    [{}, null],
    [{ INDEXNOW_KEY: 'petals-2026' }, null],
    [{ INDEXNOW_URL: 'http://127.0.0.1:9/indexnow' }, null],
    [
      { INDEXNOW_KEY: 'petals-2026', INDEXNOW_URL: 'http://127.0.0.1:9/indexnow' },
      'http://127.0.0.1:9/indexnow',
    ],
    [
      { INDEXNOW_KEY: 'petals-2026', PUBLIC_URL: 'https://hitohira.example' },
      'https://api.indexnow.org/indexnow',
    ],
    [{ PUBLIC_URL: 'https://hitohira.example' }, null],
  ])('include the IndexNow URL with a key, on loopback only if it is set: %j', (source, url) => {
    expect(loadConfig({ ...SECRETS, ...source }).indexNow.url).toBe(url);
  });

  it.each([
    ['hexadecimal', 'ab'.repeat(32)],
    ['base64', Buffer.alloc(32, 0xab).toString('base64')],
    ['base64url', Buffer.alloc(32, 0xab).toString('base64url')],
  ])('include an encryption key in %s', (_form, key) => {
    expect(loadConfig({ ...SECRETS, ENCRYPTION_KEY: key }).secrets.encryption).toEqual(
      Buffer.alloc(32, 0xab),
    );
  });
});

describe('an invalid value', () => {
  it.each([
    ['NODE_ENV', 'staging'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['PORT', '1e3'],
    ['PUBLIC_URL', 'example.com'],
    ['PUBLIC_URL', 'ftp://example.com'],
    ['PUBLIC_URL', 'https://example.com/path'],
    ['PUBLIC_URL', 'https://user@example.com'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'localhost'],
    ['DATABASE_REPLICA_URLS', 'postgres://a/b,http://c'],
    ['DATABASE_POOL_SIZE', '1'],
    ['DATABASE_CONNECT_TIMEOUT_S', '0'],
    ['DATABASE_STATEMENT_TIMEOUT_S', '61'],
    ['S3_ENDPOINT', 'minio:9000'],
    ['S3_FORCE_PATH_STYLE', 'yes'],
    ['SMTP_URL', 'http://localhost:25'],
    ['MAIL_FROM', 'nobody'],
    ['OPERATOR_EMAIL', 'a@b@c'],
    ['JWT_SECRET', 'x'.repeat(31)],
    ['JWT_SECRET_PREVIOUS', 'x'.repeat(31)],
    ['PASSWORD_PEPPER', 'short'],
    ['ENCRYPTION_KEY', 'ab'.repeat(31)],
    ['ENCRYPTION_KEY_PREVIOUS', 'not a key'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.1,example.com'],
    ['ACCESS_TOKEN_TTL_S', '-1'],
    ['REFRESH_TOKEN_TTL_S', '1.5'],
    ['REFRESH_GRACE_S', '3601'],
    ['FLOW_TOKEN_TTL_S', 'soon'],
    ['CODE_TTL_S', '0'],
    ['CODE_MAX_ATTEMPTS', '101'],
    ['LOGIN_MAX_FAILURES', '0'],
    ['LOGIN_LOCK_S', ' x'],
    ['BCRYPT_COST', '3'],
    ['BCRYPT_COST', '17'],
    ['PURGE_DAYS', '-1'],
    ['SHUTDOWN_GRACE_MS', '99'],
    ['THROTTLE_LOGIN_LIMIT', '0'],
    ['THROTTLE_MAIL_CLIENT_WINDOW_S', 'hour'],
    ['REDIRECT_ALLOWED_HOSTS', 'https://example.com'],
    ['HELP_URL', 'javascript:alert(1)'],
    ['HELP_URL', 'http://support.example'],
    ['INDEXNOW_KEY', 'x'.repeat(7)],
    ['INDEXNOW_KEY', 'x'.repeat(129)],
    ['INDEXNOW_KEY', 'petals_2026'],
    ['INDEXNOW_KEY', '../petals-2026'],
    ['INDEXNOW_URL', 'http://api.indexnow.example/indexnow'],
    ['INDEXNOW_URL', 'indexnow'],
    ['METRICS_PORT', '0'],
    ['SEED_DEMO', 'maybe'],
    ['EXAMPLE_DISPLAY_ID', 'hana ko'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_FORMAT', 'xml'],
    ['GOOGLE_AUTH_URL', 'http://accounts.example.com'],
    ['LINE_API_BASE', 'https://user:password@api.line.me'],
    ['VC_REFERRAL_BASE', 'https://ck.example/referral?sid=1'],
    ['VC_REFERRAL_BASE', 'https://ck.example/referral#top'],
    ['VC_REFERRAL_BASE', 'http://ck.example/referral'],
    ['VC_LINKSWITCH_SRC', '//aml.valuecommerce.com/vcdal.js'],
    ['VC_LINKSWITCH_SRC', 'http://aml.valuecommerce.com/vcdal.js'],
    ['VC_LINKSWITCH_SRC', "javascript:alert('1')"],
    ['MALL_AMAZON_SEARCH', 'https://www.amazon.co.jp/s'],
    ['MALL_AMAZON_SEARCH', 'https://www.amazon.co.jp/s?k={kw}&again={kw}'],
    ['MALL_RAKUTEN_SEARCH', 'https://{kw}.rakuten.example/'],
    ['MALL_RAKUTEN_SEARCH', 'https://rakuten.example/#{kw}'],
    ['MALL_RAKUTEN_SEARCH', 'https://{kw}@rakuten.example/'],
    ['MALL_YAHOO_SEARCH', 'http://yahoo.example/{kw}'],
    ['PROVIDER_HTTP_TIMEOUT_MS', '0'],
    ['PROVIDER_BREAKER_FAILURES', '0'],
    ['PROVIDER_BREAKER_REST_S', '0'],
    ['PROVIDER_IMAGE_ORIGINS', 'https://a.example/path'],
    ['PREVIEW_FETCH', 'yes'],
    ['PREVIEW_STAND_INS', 'shop.example'],
    ['PREVIEW_STAND_INS', 'shop.example=https://127.0.0.1:4000'],
    ['PREVIEW_STAND_INS', 'shop.example=http://10.0.0.1:4000'],
    ['PREVIEW_STAND_INS', 'shop.example=http://127.0.0.1:4000/path'],
    ['PROVIDER_IMAGE_ORIGINS', 'https://a.example,http://b.example'],
    ['INSTAGRAM_GRAPH_VERSION', '../v1'],
    ['FRONTEND_DEV_URL', 'localhost:5173'],
  ])('is rejected with its variable and the accepted values: %s=%s', (name, value) => {
    expect(failureOf({ [name]: value })).toMatch(new RegExp(`^${name} accepts .+\\.$`));
  });

  it('is never printed if it is a secret', () => {
    expect(failureOf({ JWT_SECRET: 'hunter2hunter2' })).not.toContain('hunter2');
  });

  it('is listed with the others, one per line', () => {
    const lines = failureOf({ PORT: 'x', LOG_LEVEL: 'y', CODE_TTL_S: 'z' }).split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'CODE_TTL_S', 'LOG_LEVEL']);
  });
});

describe('a provider', () => {
  it('is disabled without a client, and enabled with id and secret', () => {
    expect(loadConfig(SECRETS).providers).toEqual({
      httpTimeoutMs: 5000,
      stateTtlS: 1200,
      breaker: { failures: 5, restS: 30 },
      imageOrigins: [],
      google: {
        client: null,
        authUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
        tokenUrl: 'https://oauth2.googleapis.com/token',
        revokeUrl: 'https://oauth2.googleapis.com/revoke',
        youtubeBase: 'https://www.googleapis.com',
      },
      instagram: {
        client: null,
        authBase: 'https://www.instagram.com',
        apiBase: 'https://api.instagram.com',
        graphBase: 'https://graph.instagram.com',
        graphVersion: 'v26.0',
      },
      tiktok: {
        client: null,
        webBase: 'https://www.tiktok.com',
        apiBase: 'https://open.tiktokapis.com',
      },
      x: { client: null, webBase: 'https://x.com', apiBase: 'https://api.x.com' },
      line: {
        client: null,
        accessBase: 'https://access.line.me',
        apiBase: 'https://api.line.me',
        issuer: 'https://access.line.me',
      },
    });
    const { providers } = loadConfig({ ...SECRETS, LINE_CLIENT_ID: '165', LINE_CLIENT_SECRET: 'secret' });
    expect(providers.line.client).toEqual({ id: '165', secret: 'secret' });
  });

  it('may have additional picture origins', () => {
    const given = 'https://Pictures.example, http://127.0.0.1:4000/';
    expect(loadConfig({ ...SECRETS, PROVIDER_IMAGE_ORIGINS: given }).providers.imageOrigins).toEqual([
      'https://pictures.example',
      'http://127.0.0.1:4000',
    ]);
  });

  it.each([
    ['LINE_CLIENT_ID', 'LINE_CLIENT_SECRET'],
    ['LINE_CLIENT_SECRET', 'LINE_CLIENT_ID'],
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['INSTAGRAM_CLIENT_SECRET', 'INSTAGRAM_CLIENT_ID'],
    ['TIKTOK_CLIENT_ID', 'TIKTOK_CLIENT_SECRET'],
    ['X_CLIENT_SECRET', 'X_CLIENT_ID'],
  ])('cannot have %s only', (given, missing) => {
    expect(failureOf({ [given]: 'hunter2' })).toBe(`${missing} is required where ${given} is set.`);
  });

  it('cannot have stand-ins for hosts in production', () => {
    const source = { PREVIEW_STAND_INS: 'Shop.example=http://127.0.0.1:4000' };
    const { standIns } = loadConfig({ ...SECRETS, ...source }).previews;
    expect([...standIns]).toEqual([['shop.example', 'http://127.0.0.1:4000']]);
    expect(failureOf({ ...source, NODE_ENV: 'production' })).toBe(
      'PREVIEW_STAND_INS accepts nothing when NODE_ENV is production.',
    );
  });

  it('cannot use plain HTTP in production, even on loopback', () => {
    const source = {
      LINE_API_BASE: 'http://127.0.0.1:4000/line',
      GOOGLE_TOKEN_URL: 'http://localhost:4000',
      VC_LINKSWITCH_SRC: 'http://127.0.0.1:4000/vcdal.js',
      MALL_YAHOO_SEARCH: 'http://127.0.0.1:4000/yahoo/{kw}',
      PROVIDER_IMAGE_ORIGINS: 'https://pictures.example,http://127.0.0.1:4000',
    };
    expect(loadConfig({ ...SECRETS, ...source }).providers.line.apiBase).toBe(source.LINE_API_BASE);
    expect(loadConfig({ ...SECRETS, ...source }).shops.searches.yahoo).toBe(source.MALL_YAHOO_SEARCH);
    expect(failureOf({ ...source, NODE_ENV: 'production' })).toBe(
      [
        'GOOGLE_TOKEN_URL accepts an https address when NODE_ENV is production.',
        'LINE_API_BASE accepts an https address when NODE_ENV is production.',
        'VC_LINKSWITCH_SRC accepts an https address when NODE_ENV is production.',
        'MALL_YAHOO_SEARCH accepts an https address when NODE_ENV is production.',
        'PROVIDER_IMAGE_ORIGINS accepts an https address when NODE_ENV is production.',
      ].join('\n'),
    );
  });
});

describe('.env.example', () => {
  const example = parseEnv(readFileSync(path.join(PROJECT_ROOT, '.env.example'), 'utf8'));

  it('lists exactly the variables that are read', () => {
    expect(Object.keys(example).sort()).toEqual(Object.keys(environmentSchema.shape).sort());
  });

  it('shows each default', () => {
    expect(environmentSchema.parse(withoutEmpty(example))).toEqual(environmentSchema.parse({}));
  });
});

describe('secrets', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'hitohira-config-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  it('are created once, readable by their owner only', () => {
    const dataDir = path.join(directory, 'data');
    const first = loadConfig({ DATA_DIR: dataDir }).secrets;
    expect(loadConfig({ DATA_DIR: dataDir }).secrets).toEqual(first);
    expect(statSync(path.join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['secrets.json']);
    expect(first.encryption).toHaveLength(32);
    expect(new Set([first.jwt, first.pepper, first.encryption.toString('hex')]).size).toBe(3);
    expect(loadConfig({ DATA_DIR: path.join(directory, 'other') }).secrets).not.toEqual(first);
  });

  it('from the environment override stored ones one by one', () => {
    const kept = loadConfig({ DATA_DIR: directory }).secrets;
    expect(loadConfig({ DATA_DIR: directory, JWT_SECRET: SECRETS.JWT_SECRET }).secrets).toEqual({
      ...kept,
      jwt: SECRETS.JWT_SECRET,
    });
  });

  it('are not stored if all are given', () => {
    loadConfig({ ...SECRETS, DATA_DIR: directory });
    expect(readdirSync(directory)).toEqual([]);
  });

  it('that cannot be stored are reported with the directory', () => {
    const file = path.join(directory, 'file');
    writeFileSync(file, '');
    chmodSync(file, 0o600);
    expect(() => loadConfig({ DATA_DIR: path.join(file, 'data') })).toThrow(/^DATA_DIR .+ cannot keep/);
  });

  it.each(Object.keys(SECRETS))('are required in production: %s', (name) => {
    expect(failureOf({ NODE_ENV: 'production', DATA_DIR: directory, [name]: '' })).toBe(
      `${name} is required when NODE_ENV is production.`,
    );
    expect(readdirSync(directory)).toEqual([]);
  });
});

function withoutEmpty(source: EnvironmentSource): EnvironmentSource {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
}
