import { type EnvironmentSource, loadConfig } from '../../config/app-config.js';
import { testEnvironment } from '../../../test/support/test-app.js';
import { judgePublicUrl, judgeTrust } from './address-checks.js';
import { judgeClock, judgeOverdue } from './database-checks.js';
import { judgeReplica } from './replica-checks.js';
import { checkSecrets } from './secrets-check.js';
import { judgeSpace } from './storage-check.js';

/** Secrets as a generator makes them. */
const RANDOM = {
  JWT_SECRET: 'sR0vTqk2mXw9ZbLh4NcYpE7uGdJf1aQo5iVx8yKt',
  PASSWORD_PEPPER: 'Hn3BzW6eUyTq0oMkRj9fCsVx2gLdPa7iY4tEwK1m',
  ENCRYPTION_KEY: '8f1d3c5b7a90e2648c1f7d3b5e9a02468ace13579bdf0246c8e1f3a5b7d90b2d',
};

const config = (overrides: EnvironmentSource) => loadConfig(testEnvironment({ ...RANDOM, ...overrides }));

describe('the clock', () => {
  it.each([
    [0, 'ok', /agree/],
    [-1999, 'ok', /agree/],
    [2500, 'warning', /2\.5 s ahead of/],
    [-61_000, 'fault', /61\.0 s behind/],
  ])('that is %i ms ahead is rated %s', (aheadMs, health, says) => {
    expect(judgeClock(aheadMs)).toEqual({ check: 'clock', health, says: expect.stringMatching(says) });
  });
});

describe('overdue data', () => {
  const found = (count: number, oldestHours: number) => [
    { what: 'accounts', count, oldestHours },
    { what: 'flows', count: 0, oldestHours: 0 },
  ];
  it.each([
    [0, 0, 'ok', /^Nothing is overdue/],
    [2, 4, 'warning', /^Overdue for erasure: accounts: 2, the oldest for 4 h\. /],
    [1, 24, 'fault', /accounts: 1, the oldest for 24 h/],
  ])('of %i accounts for %i hours is rated %s', (count, hours, health, says) => {
    expect(judgeOverdue(found(count, hours))).toEqual({
      check: 'erasing',
      health,
      says: expect.stringMatching(says),
    });
  });
});

describe('the free space for files', () => {
  it.each([
    [1024 ** 3, 'ok', '1.0 GiB free'],
    [1024 ** 3 / 2, 'warning', '0.5 GiB free'],
    [0, 'warning', '0.0 GiB free'],
  ])('of %i bytes is rated %s', (free, health, says) => {
    expect(judgeSpace('/data', free)).toMatchObject({ health, says: expect.stringContaining(says) });
  });
});

describe('the public address', () => {
  it.each([
    ['http://localhost:3000', 'test', 'ok'],
    ['http://localhost:3000', 'production', 'warning'],
    ['http://hitohira.example', 'production', 'fault'],
    ['http://hitohira.example', 'test', 'fault'],
    ['https://hitohira.example', 'production', 'ok'],
  ])('%s with NODE_ENV=%s is rated %s', (PUBLIC_URL, NODE_ENV, health) => {
    expect(judgePublicUrl(config({ PUBLIC_URL, NODE_ENV })).health).toBe(health);
  });
});

describe('the trust in proxies', () => {
  const AWAY = 'https://hitohira.example';
  it.each([
    ['http://localhost:3000', '', 'ok'],
    ['http://localhost:3000', 'loopback', 'ok'],
    [AWAY, '', 'warning'],
    [AWAY, '0', 'warning'],
    [AWAY, '1', 'ok'],
    [AWAY, '10.0.0.7, 10.1.0.0/16', 'ok'],
    [AWAY, '0.0.0.0/0', 'fault'],
    [AWAY, '10.0.0.7, ::/0', 'fault'],
  ])('with PUBLIC_URL=%s and TRUST_PROXY=%s is rated %s', (PUBLIC_URL, TRUST_PROXY, health) => {
    expect(judgeTrust(config({ PUBLIC_URL, TRUST_PROXY })).health).toBe(health);
  });
});

describe('the secrets', () => {
  const found = (overrides: EnvironmentSource) => checkSecrets(config(overrides));

  it('are ok if they look random', () => {
    expect(found({ NODE_ENV: 'production' })).toEqual([
      { check: 'secrets', health: 'ok', says: expect.stringContaining('look random') },
    ]);
  });

  it.each([
    ['JWT_SECRET', 'change-me-change-me-change-me-change-me'],
    ['PASSWORD_PEPPER', 'abcabcabcabcabcabcabcabcabcabcabcabcabc'],
    ['ENCRYPTION_KEY', '00'.repeat(32)],
    ['JWT_SECRET', RANDOM.PASSWORD_PEPPER],
  ])('are a fault in production and a warning elsewhere if %s is %s', (name, value) => {
    const says = expect.stringContaining(name);
    expect(found({ [name]: value, NODE_ENV: 'production' })).toMatchObject([{ health: 'fault', says }]);
    expect(found({ [name]: value })).toMatchObject([{ health: 'warning', says }]);
    expect(JSON.stringify(found({ [name]: value }))).not.toContain(value);
  });
});

describe('a read replica', () => {
  const AT = { system: '7', repeats: true, position: '2048' };
  const PRIMARY = { system: '7', repeats: false, position: '5120' };
  it.each([
    ['replicates the primary', AT, PRIMARY, 'ok', /3 KiB behind; it is used while it is at most 5 s behind/],
    [
      'is ahead of the last known position of the primary',
      { ...AT, position: '9999' },
      PRIMARY,
      'ok',
      / 0 KiB behind/,
    ],
    ['replicates nothing', PRIMARY, PRIMARY, 'warning', /is not a replica/],
    ['replicates another server', { ...AT, system: '8' }, PRIMARY, 'warning', /another server/],
    ['cannot be compared', AT, null, 'ok', /not compared/],
  ] as const)('that %s is reported as such', (_what, standing, primary, health, says) => {
    expect(judgeReplica('db:5432/site', standing, primary, 5)).toEqual({
      check: 'read replica',
      health,
      says: expect.stringMatching(says) as string,
    });
  });
});
