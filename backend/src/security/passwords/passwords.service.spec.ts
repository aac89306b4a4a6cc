import { TooManyRequests } from '../../common/errors/request-errors.js';
import { loadConfig } from '../../config/app-config.js';
import { PasswordHasherService } from './password-hasher.service.js';
import { PasswordsService } from './passwords.service.js';

const configWith = (pepper: string) =>
  loadConfig({
    JWT_SECRET: 'j'.repeat(32),
    PASSWORD_PEPPER: pepper,
    ENCRYPTION_KEY: 'ab'.repeat(32),
    BCRYPT_COST: '4',
  });
const config = configWith('p'.repeat(32));
const hasher = new PasswordHasherService();
const passwords = new PasswordsService(config, hasher);
afterAll(() => hasher.onApplicationShutdown());

describe('passwords', () => {
  it('are hashed with bcrypt at the configured cost, with a salt', async () => {
    const [one, two] = await Promise.all([passwords.hash('Petal-2026'), passwords.hash('Petal-2026')]);
    expect(one).toMatch(/^\$2b\$04\$/);
    expect(one).not.toBe(two);
  });

  it('are compared beyond the 72 bytes that bcrypt reads', async () => {
    const long = `${'ひ'.repeat(64)}Aa1`;
    const hash = await passwords.hash(long);
    expect(await passwords.matches(long, hash)).toBe(true);
    expect(await passwords.matches(`${'ひ'.repeat(24)}Aa1`, hash)).toBe(false);
    expect(await passwords.matches(`${'ひ'.repeat(64)}Aa2`, hash)).toBe(false);
    expect(await passwords.matches(`${long} `, hash)).toBe(false);
  });

  it('are compared beyond U+0000', async () => {
    const hash = await passwords.hash('Aa1\u0000bcdef');
    expect(await passwords.matches('Aa1\u0000other', hash)).toBe(false);
  });

  it('do not match with another pepper', async () => {
    const other = new PasswordsService(configWith('q'.repeat(32)), hasher);
    expect(await other.matches('Petal-2026', await passwords.hash('Petal-2026'))).toBe(false);
  });

  it('do not match without a hash', async () => {
    expect(await passwords.matches('Petal-2026', null)).toBe(false);
  });

  it('are hashed two at a time, with twenty waiting and the rest rejected', async () => {
    const busy = new PasswordsService(config, hasher);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, async () => busy.hash('Petal-2026')),
    );
    const refused = outcomes
      .filter((outcome) => outcome.status === 'rejected')
      .map(({ reason }: { reason: unknown }) => reason);
    expect(refused).toHaveLength(18);
    for (const reason of refused) {
      expect(reason).toBeInstanceOf(TooManyRequests);
      expect(reason).toMatchObject({ retryAfterS: 2 });
    }
    expect(await busy.hash('Petal-2026')).toMatch(/^\$2b\$/);
  });
});
